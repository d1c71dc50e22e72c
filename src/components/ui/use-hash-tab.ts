import { useLocation, useNavigate } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";

/**
 * The tab that the address names after "#", or the first one. Selecting a tab puts it in the address,
 * without a new entry in the history and without moving the page.
 */
export function useHashTab<Value extends string>(values: readonly [Value, ...Value[]]): [Value, (value: string) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [value, setValue] = useState<Value>(values[0]);
  const named = values.find((candidate) => candidate === hash);
  // Before the next paint: the server does not know the hash, and the page must not flash.
  useLayoutEffect(() => {
    if (named) setValue(named);
  }, [named]);
  const select = (next: string) => {
    const chosen = values.find((candidate) => candidate === next);
    if (!chosen) return;
    setValue(chosen);
    void navigate({ to: ".", search: true, hash: chosen, replace: true, resetScroll: false, hashScrollIntoView: false });
  };
  return [value, select];
}
