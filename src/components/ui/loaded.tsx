import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError, SESSION_ENDED } from "../../lib/api-client.ts";
import { Button } from "./button.tsx";
import styles from "./loading.module.css";
import { Notice } from "./notice.tsx";

/** Why there is no data, or no newer data: no network, nothing there (404), an address that says nothing (422), or another failure. */
type LoadProblem = "offline" | "missing" | "address" | "failed";

/** What is said of a problem, and of the button that asks again. */
type LoadMessages = Record<LoadProblem, string> & { retry: string };

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  messages: LoadMessages;
  /** Shown until the data are there: a skeleton, or words. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has read: the problem, what stands for the data until they come, and the data. */
export function Loaded<Data>({ query, messages, loading, children }: LoadedProps<Data>) {
  const { refetch, isFetching } = query;
  const { data, problem } = useLoaded(query);
  return (
    <>
      {problem && (
        <LoadFailure
          problem={problem}
          messages={messages}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? !problem && loading : children(data)}
    </>
  );
}

/** What to show of a query. Data that were there stay beside a problem; those of another query, shown until its own come, do not. */
export function useLoaded<Data>(query: UseQueryResult<Data>): {
  data: Data | undefined;
  problem: LoadProblem | null;
} {
  const problem = useLoadProblem(query);
  return { data: problem && query.isPlaceholderData ? undefined : query.data, problem };
}

interface LoadFailureProps {
  problem: LoadProblem;
  messages: LoadMessages;
  busy: boolean;
  onRetry: () => void;
}

/** Why something could not be read, and a button that asks again where that can help. */
export function LoadFailure({ problem, messages, busy, onRetry }: LoadFailureProps) {
  const canRetry = problem === "offline" || problem === "failed";
  return (
    <Notice tone="error" role="alert">
      <div className={styles.problem} data-problem={problem}>
        <p>{messages[problem]}</p>
        {canRetry && (
          <Button variant="outline" busy={busy} onClick={onRetry}>
            {messages.retry}
          </Button>
        )}
      </div>
    </Notice>
  );
}

type QueryState = Pick<UseQueryResult, "error" | "isLoading" | "isFetching" | "isPlaceholderData">;

/**
 * The first problem of these queries. A query without data forgets its error while it is asked again; its problem stays until
 * then, so that the notice and its button do not come and go.
 */
export function useLoadProblem(...queries: QueryState[]): LoadProblem | null {
  const problem = queries.map(loadProblem).find((found) => found !== null) ?? null;
  const [last, setLast] = useState(problem);
  const isAskedAgain =
    problem === null &&
    queries.some(
      ({ isLoading, isFetching, isPlaceholderData }) =>
        isLoading || (isFetching && isPlaceholderData),
    );
  if (!isAskedAgain && problem !== last) setLast(problem);
  return isAskedAgain ? last : problem;
}

/** Why a query failed; null when it did not, and when its session ended, as the page then leads to signing in. */
function loadProblem({ error }: Pick<UseQueryResult, "error">): LoadProblem | null {
  if (!error || (error instanceof ApiError && error.code === SESSION_ENDED)) return null;
  const status = error instanceof ApiError ? error.status : -1;
  return ({ 0: "offline", 404: "missing", 422: "address" } as const)[status] ?? "failed";
}
