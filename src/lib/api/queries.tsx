import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "./api-client.ts";

/**
 * Caches the data of the pages below until it is unmounted. Around a signed-in person's pages, its
 * React key is the person's id. Pages that read nothing must not import the query library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A lost read repeats at this interval, because nothing announces that the server is back. */
const RETRY_MS = 3000;

/** Leaves time to read a page and go back to a list. */
const CACHE_MS = 3_600_000;

/** Reads repeat on focus, on reconnection, and by timer if lost. Offline, they fail instead of pausing. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // Any other error is a bug.
        if (!(error instanceof ApiError)) console.error(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: ({ state: { error } }) =>
          error instanceof ApiError && error.status === 0 && RETRY_MS,
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
        gcTime: CACHE_MS,
      },
    },
  });
}
