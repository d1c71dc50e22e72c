import { useLocation, useNavigate } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";

/**
 * The tab that the URL's hash names, or the first one. Selecting a tab sets the hash, without a new history entry and without
 * scrolling.
 */
export function useHashTab<Value extends string>(
  values: readonly [Value, ...Value[]],
): [Value, (value: string) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [value, setValue] = useState<Value>(values[0]);
  const named = values.find((candidate) => candidate === hash);
  // Before the next paint, so that the first tab does not flash: the server does not know the hash.
  useLayoutEffect(() => {
    if (named) setValue(named);
  }, [named]);
  const select = (next: string) => {
    const chosen = values.find((candidate) => candidate === next);
    if (!chosen) return;
    setValue(chosen);
    void navigate({
      to: ".",
      search: true,
      hash: chosen,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  return [value, select];
}
