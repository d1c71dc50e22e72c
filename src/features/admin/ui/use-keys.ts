import { useEffect, useRef } from "react";
import { readListPreferences } from "../data/list-preferences.ts";

const PAIR_MS = 1000;

/** `keys` contains single keys and pairs such as "g o". */
export function useKeys(keys: Partial<Record<string, () => void>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    let before = { key: "", at: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      const { shiftKey, ctrlKey, metaKey, altKey, timeStamp } = event;
      // Caps Lock gives capitals without the Shift key.
      const key = shiftKey ? event.key : event.key.toLowerCase();
      if (
        event.defaultPrevented ||
        ctrlKey ||
        metaKey ||
        altKey ||
        (event.repeat && !"jk".includes(key)) ||
        !readListPreferences().keys ||
        isTaken(event.target)
      )
        return;
      const pair = timeStamp - before.at < PAIR_MS ? `${before.key} ${key}` : "";
      before = { key, at: timeStamp };
      const act = current.current[pair] ?? current.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  // The field of a dialog that has just closed has the focus until the browser moves it.
  if (!(target instanceof HTMLElement) || target.getClientRects().length === 0) return false;
  const isText =
    target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type);
  return isText || target.isContentEditable || target.matches("textarea, select");
}
