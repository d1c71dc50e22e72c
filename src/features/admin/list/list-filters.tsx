import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { SelectField, TextField } from "../../../components/ui/field.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/site-context.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import { ListSearchBox } from "./list-search-box.tsx";
import type { ListSearch } from "./list-search.ts";
import styles from "./list.module.css";

/** A choice, or with `type: "date"` a day, that filters or sorts a list. `name` is its search parameter. */
export type Filter =
  | {
      name: string;
      label: string;
      /** The label of the choice that filters nothing. Absent, the first choice is the default. */
      any?: string;
      choices: { value: string; label: string }[];
    }
  | { name: string; label: string; type: "date" };

/** The choices of a filter from their names by value. */
export const toChoices = (names: Partial<Record<string, string>>) =>
  Object.entries(names).map(([value, label = value]) => ({ value, label }));

interface ListFiltersProps {
  link: (search: ListSearch) => AdminLink;
  search: ListSearch;
  filters: Filter[];
  searchLabel: string | undefined;
  searchHint: string | undefined;
  children: ReactNode;
}

/** The filters of a list. Each change adds a history entry and leads to the first page. */
export function ListFilters({ link, search, filters, searchLabel, searchHint, children }: ListFiltersProps) {
  const { list: words } = useContent(admin);
  const navigate = useNavigate();
  const { cursor: _cursor, ...asked } = search;
  const ask = (name: string, value: string | undefined, replace = false) =>
    void navigate({ ...link({ ...asked, [name]: value }), replace, resetScroll: false });
  if (!searchLabel && filters.length === 0 && !children) return null;
  return (
    <div className={styles.filters}>
      {searchLabel && (
        <ListSearchBox
          label={searchLabel}
          hint={searchHint}
          submit={words.submit}
          asked={search.q ?? ""}
          onAsk={(q, settled) => ask("q", q || undefined, !settled)}
        />
      )}
      {filters.map((filter) =>
        "type" in filter ? (
          <TextField
            key={filter.name}
            className={styles.filter}
            type="date"
            name={filter.name}
            label={filter.label}
            value={search[filter.name] ?? ""}
            onChange={({ target }) => ask(filter.name, target.value || undefined)}
          />
        ) : (
          <ChoiceFilter key={filter.name} filter={filter} asked={search[filter.name]} onAsk={(value) => ask(filter.name, value)} />
        ),
      )}
      {Object.keys(asked).length > 0 && (
        <ButtonLink {...link({})} variant="quiet" resetScroll={false} className={styles.clear}>
          {words.clear}
        </ButtonLink>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

interface ChoiceFilterProps {
  filter: Extract<Filter, { choices: unknown }>;
  asked: string | undefined;
  onAsk: (value: string | undefined) => void;
}

function ChoiceFilter({ filter: { name, label, any, choices }, asked, onAsk }: ChoiceFilterProps) {
  const standard = any === undefined ? (choices[0]?.value ?? "") : "";
  return (
    <SelectField
      className={styles.filter}
      name={name}
      label={label}
      value={asked ?? standard}
      onChange={({ target }) => onAsk(target.value === standard ? undefined : target.value)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
