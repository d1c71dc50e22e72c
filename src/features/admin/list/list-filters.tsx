import { useNavigate } from "@tanstack/react-router";
import ListFilter from "lucide-react/icons/list-filter";
import Search from "lucide-react/icons/search";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { admin } from "#content/admin.ts";
import { noteVisit } from "#lib/storage/visit.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import { DayField } from "../ui/day-field.tsx";
import type { ListSearch } from "./list-search.ts";
import styles from "./list.module.css";

export type Filter =
  | {
      name: string;
      label: string;
      /** The label for "no filter". If absent, the first choice is the default. */
      any?: string;
      choices: { value: string; label: string }[];
    }
  | {
      name: string;
      label: string;
      type: "date";
      /** The name of the filter with the first day of this range. */
      notBefore?: string;
    }
  | { name: string; label: string; type: "text" };

/** Finds a range that ends before it begins; the list does not ask the API for such a range. */
export const findBackwards = (filters: readonly Filter[], search: ListSearch): Filter | undefined =>
  filters.find((filter) => {
    const [first, last] =
      "notBefore" in filter && filter.notBefore
        ? [search[filter.notBefore], search[filter.name]]
        : [];
    return first !== undefined && last !== undefined && first > last;
  });

export const toChoices = (names: Partial<Record<string, string>>) =>
  Object.entries(names).map(([value, label = value]) => ({ value, label }));

interface ListFiltersProps {
  link: (search: ListSearch) => AdminLink;
  search: ListSearch;
  filters: Filter[];
  searchLabel: string | undefined;
  searchHint: string | undefined;
  /** True while the list is empty: it then has the link that shows all. */
  isEmpty: boolean;
  children: ReactNode;
}

/** More filters exceed one line, so wide screens fold them too. */
const MOST_IN_SIGHT = 3;

export function ListFilters({
  link,
  search,
  filters,
  searchLabel,
  searchHint,
  isEmpty,
  children,
}: ListFiltersProps) {
  const { list: words } = useContent(admin);
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { cursor: _cursor, ...asked } = search;
  const ask = (name: string, value: string | undefined, replace = false) => {
    // What is typed may not be asked yet.
    const fields = frame.current?.querySelectorAll<HTMLInputElement>("input[type=search]") ?? [];
    const typed = Object.fromEntries(
      [...fields].map((field) => [field.name, field.value.trim() || undefined]),
    );
    const next = { ...asked, ...typed, [name]: value };
    void navigate({ ...link(next), replace, resetScroll: false });
  };
  if (!searchLabel && filters.length === 0 && !children) return null;
  const folds = filters.length > 1;
  const fold = filters.length > MOST_IN_SIGHT ? "always" : "phone";
  const set = filters.filter(({ name }) => search[name] !== undefined).length;
  const backwards = findBackwards(filters, search);
  const clear = (className?: string) =>
    !isEmpty &&
    Object.keys(asked).length > 0 && (
      <ButtonLink {...link({})} variant="quiet" resetScroll={false} className={className}>
        {words.clear}
      </ButtonLink>
    );
  return (
    <div ref={frame} className={styles.filters}>
      {searchLabel && (
        <SearchBox
          role="search"
          className={styles.search}
          name="q"
          label={searchLabel}
          hint={searchHint}
          asked={search.q ?? ""}
          onAsk={(q, settled) => ask("q", q || undefined, !settled)}
        >
          <Search size={18} aria-hidden className={styles.glass} />
        </SearchBox>
      )}
      {folds && (
        <Button
          variant="outline"
          className={styles.fold}
          data-fold={fold}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setOpen((before) => !before)}
        >
          <ListFilter size={18} aria-hidden /> {words.filters(set)}
        </Button>
      )}
      {fold === "always" && !isOpen && clear(styles.wide)}
      {children && <div className={styles.actions}>{children}</div>}
      <div
        id={fieldsId}
        className={classNames(styles.fields, folds && !isOpen && styles.folded)}
        data-fold={fold}
      >
        {filters.map((filter) =>
          "type" in filter && filter.type === "text" ? (
            <SearchBox
              key={filter.name}
              className={styles.filter}
              name={filter.name}
              label={filter.label}
              asked={search[filter.name] ?? ""}
              onAsk={(text, settled) => ask(filter.name, text || undefined, !settled)}
            />
          ) : "type" in filter ? (
            <DayField
              key={filter.name}
              className={styles.filter}
              name={filter.name}
              label={filter.label}
              day={search[filter.name] ?? ""}
              min={filter.notBefore && search[filter.notBefore]}
              max={
                search[
                  filters.find((other) => "notBefore" in other && other.notBefore === filter.name)
                    ?.name ?? ""
                ]
              }
              error={filter === backwards ? words.backwards : undefined}
              onDay={(day) => ask(filter.name, day || undefined)}
            />
          ) : (
            <ChoiceFilter
              key={filter.name}
              filter={filter}
              asked={search[filter.name]}
              onAsk={(value) => ask(filter.name, value)}
            />
          ),
        )}
        {clear(styles.clear)}
      </div>
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

/** In ms; longer than a typical pause while typing a word. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  role?: "search";
  className: string | undefined;
  name: string;
  label: string;
  hint?: string | undefined;
  asked: string;
  /** `settled` is true for Enter, which adds a history entry. */
  onAsk: (text: string, settled: boolean) => void;
  children?: ReactNode;
}

/** Uncontrolled, so that it asks only when the reader pauses or presses Enter. */
function SearchBox({ role, className, name, label, hint, asked, onAsk, children }: SearchBoxProps) {
  const { submit } = useContent(admin).list;
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // The result of the reader's search must not replace newer typed text.
    if (asked !== sent.current && field.current) field.current.value = asked;
    sent.current = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (settled: boolean) => {
    clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? "";
    if (text === sent.current) return;
    sent.current = text;
    onAsk(text, settled);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(true);
  };
  const onInput = () => {
    clearTimeout(timer.current);
    const { isStillHere } = noteVisit();
    // A search must not pull the reader back from the page that they opened meanwhile.
    timer.current = setTimeout(() => isStillHere() && ask(false), PAUSE_MS);
  };
  return (
    <form role={role} className={className} onSubmit={onSubmit}>
      {children}
      <TextField
        type="search"
        name={name}
        label={label}
        placeholder={hint}
        maxLength={200}
        defaultValue={asked}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        ref={field}
        onInput={onInput}
      />
      <button type="submit" className="visually-hidden">
        {submit}
      </button>
    </form>
  );
}
