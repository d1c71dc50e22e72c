import { SlidersHorizontal } from "lucide-react";
import type { Column } from "../../../components/ui/data-table.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { Menu, MenuChoice, MenuGroup } from "../ui/menu.tsx";
import { useListPreferences } from "../data/list-preferences.ts";

/** The columns of a list that its reader wants to see. */
export function useShownColumns<Item>(field: string, columns: Column<Item>[]): Column<Item>[] {
  const [{ columns: chosen }] = useListPreferences();
  return columns.filter(
    ({ name, isExtra = false }) => name === undefined || (chosen[field]?.[name] ?? !isExtra),
  );
}

interface ListDisplayProps<Item> {
  field: string;
  columns: Column<Item>[];
}

/** How a list looks: the height of its rows, and which of its columns stand. The choice is kept in this browser. */
export function ListDisplay<Item>({ field, columns }: ListDisplayProps<Item>) {
  const { display: words } = useContent(admin).list;
  const [{ compact, columns: chosen }, change] = useListPreferences();
  return (
    <Menu
      label={
        <>
          <SlidersHorizontal size={16} aria-hidden="true" /> {words.open}
        </>
      }
    >
      <MenuChoice
        type="checkbox"
        checked={compact}
        onChoose={(checked) => change({ compact: checked })}
      >
        {words.compact}
      </MenuChoice>
      {columns.some(({ name }) => name !== undefined) && (
        <MenuGroup label={words.columns}>
          {columns.map(
            ({ name, label, isExtra = false }) =>
              name !== undefined && (
                <MenuChoice
                  key={name}
                  type="checkbox"
                  name={`column-${name}`}
                  checked={chosen[field]?.[name] ?? !isExtra}
                  onChoose={(checked) =>
                    change({
                      columns: { ...chosen, [field]: { ...chosen[field], [name]: checked } },
                    })
                  }
                >
                  {label}
                </MenuChoice>
              ),
          )}
        </MenuGroup>
      )}
    </Menu>
  );
}
