import { useInfiniteQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { Loaded } from "#components/ui/loaded.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { MoreButton } from "#components/ui/more-button.tsx";
import type { Page } from "#domain/paging.ts";

type LoadedListProps<Data> = Pick<ComponentProps<typeof Loaded<Data>>, "query" | "children"> & {
  words: Record<"loading" | "failed" | "retry", string>;
};

export function LoadedList<Data>({ words, ...props }: LoadedListProps<Data>) {
  const { failed, loading } = words;
  return (
    <Loaded
      {...props}
      messages={{ ...words, offline: failed, missing: failed, address: failed }}
      loading={
        <p role="status" data-loading="">
          <Spinner /> {loading}
        </p>
      }
    />
  );
}

interface PagedListProps<Item> {
  queryKey: readonly string[];
  read: (cursor: string | null) => Promise<Page<Item>>;
  words: Record<"loading" | "failed" | "retry" | "more", string>;
  children: (items: Item[]) => ReactNode;
}

export function PagedList<Item>({ queryKey, read, words, children }: PagedListProps<Item>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
  return (
    <>
      <LoadedList query={query} words={words}>
        {children}
      </LoadedList>
      <MoreButton query={query} words={words} />
    </>
  );
}
