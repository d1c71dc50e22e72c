import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import { admin } from "#content/admin.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/csv.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { saveFile } from "#lib/browser/copy-and-download.ts";
import { useListPreferences } from "../data/list-preferences.ts";
import { ActionButton } from "./action-button.tsx";
import { Menu, MenuChoice, MenuGroup } from "./menu.tsx";
import styles from "./menu.module.css";

interface ExportButtonProps {
  name: string;
  fetchCsv: (format: ExportFormat) => Promise<Response>;
  words: { label: string; busy: string; done: { title: string; description?: string } };
  formats?: boolean;
  size?: "s";
}

/** Fetches the file, because a link cannot carry the access token. */
export function ExportButton({ name, fetchCsv, words, formats = false, size }: ExportButtonProps) {
  const { list } = useContent(admin);
  const [{ csv }, change] = useListPreferences();
  const save = async () => {
    saveFile(name, "text/csv", await (await fetchCsv(csv)).blob());
    showDone(words.done);
  };
  return (
    <span className={styles.export}>
      <ActionButton icon={Download} size={size} act={save} busyLabel={words.busy}>
        {words.label}
      </ActionButton>
      {formats && (
        <Menu name={list.csv.open} label={<ChevronDown size={18} aria-hidden />}>
          <MenuGroup label={list.csv.open}>
            {EXPORT_FORMATS.map((format) => (
              <MenuChoice
                key={format}
                type="radio"
                name="csv"
                checked={csv === format}
                onChoose={() => change({ csv: format })}
              >
                {list.csv.formats[format]}
              </MenuChoice>
            ))}
          </MenuGroup>
        </Menu>
      )}
    </span>
  );
}
