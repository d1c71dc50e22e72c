import { useLocation, useNavigate } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";

/** The tab of the URL's hash, or the first. Selecting a tab adds no history entry. */
export function useHashTab<Value extends string>(
  values: readonly [Value, ...Value[]],
): [Value, (value: string) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [value, setValue] = useState<Value>(values[0]);
  const named = values.find((candidate) => candidate === hash);
  // The server does not know the hash. A layout effect runs before the paint, so no tab flashes.
  useLayoutEffect(() => {
    if (named || !hash) setValue(named ?? values[0]);
  }, [named, hash, values]);
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
