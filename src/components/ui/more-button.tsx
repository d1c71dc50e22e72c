import { Button } from "./button.tsx";

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  words: Record<"more" | "loading", string>;
}

export const MoreButton = ({ query, words }: MoreButtonProps) =>
  query.hasNextPage && (
    <Button
      variant="outline"
      busy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {query.isFetchingNextPage ? words.loading : words.more}
    </Button>
  );
