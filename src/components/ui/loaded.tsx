import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError, SESSION_ENDED } from "#lib/api/api-client.ts";
import { Button } from "./button.tsx";
import styles from "./loading.module.css";
import { Notice } from "./notice.tsx";

/** No network, a 404, an unreadable address (422), or another failure. */
type LoadProblem = "offline" | "missing" | "address" | "failed";

type LoadMessages = Record<LoadProblem, string> & { retry: string };

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  messages: LoadMessages;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

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

/** Data stays visible beside a problem, unless it is the data of another query. */
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

/** A problem stays while its query is repeated, so that the notice does not flicker. */
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

function loadProblem({ error }: Pick<UseQueryResult, "error">): LoadProblem | null {
  if (!error || (error instanceof ApiError && error.code === SESSION_ENDED)) return null;
  const status = error instanceof ApiError ? error.status : -1;
  return ({ 0: "offline", 404: "missing", 422: "address" } as const)[status] ?? "failed";
}
