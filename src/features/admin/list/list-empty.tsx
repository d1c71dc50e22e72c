import { ButtonLink } from "../../../components/ui/button.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import styles from "./list-filters.module.css";
import type { ListSearch } from "./list-search.ts";

interface ListEmptyProps {
  path: string;
  search: ListSearch;
  /** What is said when there is nothing at all. */
  empty: string;
}

/** Nothing to show: because there is nothing, or because nothing fits what was asked for. */
export function ListEmpty({ path, search, empty }: ListEmptyProps) {
  const { list: words } = useContent(admin);
  if (Object.keys(search).length === 0) return <p>{empty}</p>;
  return (
    <div className={styles.empty}>
      <p>{words.noMatch}</p>
      <ButtonLink to={path} search={{} as never} variant="outline">
        {words.clear}
      </ButtonLink>
    </div>
  );
}
