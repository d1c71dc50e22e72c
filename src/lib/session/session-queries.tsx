import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "../api-client.ts";

/**
 * Holds what the pages of a signed-in person have read, in memory only. Give it the person's id as key: at sign-out, and when
 * someone else signs in, it goes with all that it holds. The library weighs some kB, so public pages must not import it.
 */
export function SessionQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** How often a query whose call got no response is sent again. A server that is back does not say so, unlike the browser's network. */
const RETRY_MS = 3000;

/** As long as someone may read one page before going back to a list. */
const CACHE_MS = 3_600_000;

/**
 * What was read before is shown at once and read again, also when the network or the focus is back. A failure is shown; only a call
 * without a response is repeated by itself. Without a network the call is still made, so that its failure can be shown.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // An ApiError is shown to the reader; any other is a fault of ours.
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
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
