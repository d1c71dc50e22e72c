import type { UseQueryResult } from "@tanstack/react-query";
import { Button } from "../../../components/ui/button.tsx";
import { adminSearch } from "../../../content/admin-search.ts";
import type { SearchResults } from "../../../domain/search/search.schema.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import styles from "./search-palette.module.css";

interface SearchStatusProps {
  query: UseQueryResult<SearchResults>;
  /** The search that the query is for; empty, there is none. */
  asked: string;
}

/** How the search stands: searching, how many were found, none, or failed with a way to try again. */
export function SearchStatus({
  query: { data, isError, isFetching, isPlaceholderData, refetch },
  asked,
}: SearchStatusProps) {
  const words = useContent(adminSearch);
  const count = data ? Object.values(data).reduce((sum, { length }) => sum + length, 0) : 0;
  const isSettled = data !== undefined && !isPlaceholderData;
  const text = isSettled
    ? count > 0
      ? words.found(count)
      : words.none(asked)
    : isFetching
      ? words.searching
      : "";
  return (
    <div className={styles.status}>
      <p role="status">{asked === "" ? "" : isError ? words.failed : text}</p>
      {asked !== "" && isError && (
        <Button variant="outline" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
