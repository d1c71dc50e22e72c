import { ButtonLink } from "../../../components/ui/button.tsx";
import type { ListSearch } from "./list-search.ts";
import styles from "./list-pager.module.css";

interface ListPagerProps {
  path: string;
  search: ListSearch;
  next: string | null;
  words: { pages: string; first: string; next: string };
  onTurn: () => void;
}

/** Links to the first page and the next one; the browser's Back leads to the one before. */
export function ListPager({ path, search: { cursor, ...search }, next, words, onTurn }: ListPagerProps) {
  if (cursor === undefined && next === null) return null;
  return (
    <nav aria-label={words.pages} className={styles.pager}>
      {cursor !== undefined && (
        <ButtonLink to={path} search={search as never} variant="outline" onClick={onTurn}>
          {words.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={path} search={{ ...search, cursor: next } as never} variant="outline" rel="next" preload={false} onClick={onTurn}>
          {words.next} <span aria-hidden="true">→</span>
        </ButtonLink>
      )}
    </nav>
  );
}
