import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-client.ts";
import { SESSION_ENDED } from "../../lib/api.ts";
import { Button } from "./button.tsx";
import styles from "./loaded.module.css";
import { Notice } from "./notice.tsx";

/** Why there is no data, or no newer data: no network, nothing there (404), an address that says nothing (422), or another failure. */
export type LoadProblem = "offline" | "missing" | "address" | "failed";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is said of a problem, and of the button that asks again. */
  messages: Record<LoadProblem, string> & { retry: string };
  /** Shown until the data are there: a skeleton, or words. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query has read: the problem, what stands for the data until they come, and the data. Data that were there stay beside a problem. */
export function Loaded<Data>({ query, messages, loading, children }: LoadedProps<Data>) {
  const { data, refetch, isFetching } = query;
  const problem = loadProblem(query);
  const canRetry = problem === "offline" || problem === "failed";
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          <div className={styles.problem} data-problem={problem}>
            <p>{messages[problem]}</p>
            {canRetry && (
              <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
                {messages.retry}
              </Button>
            )}
          </div>
        </Notice>
      )}
      {data === undefined ? !problem && loading : children(data)}
    </>
  );
}

/** Why a query failed; null when it did not, and when its session ended, as the page then leads to signing in. */
export function loadProblem({ error }: Pick<UseQueryResult, "error">): LoadProblem | null {
  if (!error || (error instanceof ApiError && error.code === SESSION_ENDED)) return null;
  const status = error instanceof ApiError ? error.status : -1;
  return ({ 0: "offline", 404: "missing", 422: "address" } as const)[status] ?? "failed";
}
