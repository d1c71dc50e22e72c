import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "./api-client.ts";

/**
 * Holds what the pages below it have read, until it is unmounted. For a signed-in person's pages
 * its key is their id. Pages that read nothing must not import the library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A lost call is sent again this often: a server that is back does not say so. */
const RETRY_MS = 3000;

/** Time to read a page before going back to a list. */
const CACHE_MS = 3_600_000;

/**
 * Shown data is read again at focus and reconnection. Only a call without a response repeats, and
 * without a network too: its failure is shown.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // Any other error is a fault of ours.
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
