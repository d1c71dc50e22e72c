import { adminSearch } from "../../../content/admin-search.ts";
import type { SearchMatch } from "../../../domain/search/search.schema.ts";
import { classNames } from "../../../components/ui/class-names.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { OrderStatusBadge } from "../ui/status-badge.tsx";
import styles from "./search-palette.module.css";
import type { Choice } from "./use-search-choices.ts";

interface SearchOptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onChoose: () => void;
}

/** Something that was found, with the fields that met the search. The box above has the focus and handles the keys. */
export function SearchOption({ id, choice, isActive, onChoose }: SearchOptionProps) {
  const matches = "q" in choice ? [] : (choice.matches ?? []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has the keys and the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.label}>{choice.label}</span>
      {"status" in choice && choice.status && <OrderStatusBadge status={choice.status} />}
      {"detail" in choice && choice.detail && (
        <span className={styles.detail}>{choice.detail}</span>
      )}
      {matches.length > 0 && (
        <span className={styles.matches}>
          {matches.map((match) => (
            <Match key={`${match.field}${match.typed}`} match={match} />
          ))}
        </span>
      )}
    </div>
  );
}

function Match({ match: { field, text, typed, near } }: { match: SearchMatch }) {
  const words = useContent(adminSearch);
  return (
    <span className={styles.match}>
      {words.fields[field]}
      {words.colon}
      <mark className={styles.mark}>{text}</mark>
      {near && ` (${words.near(typed)})`}
    </span>
  );
}
