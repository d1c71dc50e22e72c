import type { ComponentProps } from "react";
import { Loaded } from "../../components/ui/loaded.tsx";
import { Spinner } from "../../components/ui/loading.tsx";

type LoadedListProps<Data> = Pick<ComponentProps<typeof Loaded<Data>>, "query" | "children"> & {
  words: Record<"loading" | "failed" | "retry", string>;
};

/** Any failure has the same words here. */
export function LoadedList<Data>({ words, ...props }: LoadedListProps<Data>) {
  const { failed, loading } = words;
  return (
    <Loaded
      {...props}
      messages={{ ...words, offline: failed, missing: failed, address: failed }}
      loading={
        <p role="status">
          <Spinner /> {loading}
        </p>
      }
    />
  );
}
