import { type ComponentType, lazy } from "react";
import { readPreferences } from "../site-context/preferences.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const serverLoads: (() => Promise<void>)[] = [];

/**
 * Returns a part that loads late in browsers. The server renders it at once; one of an `order` only
 * with an order to show.
 */
export function latePart<Props extends object>(
  load: Load<Props>,
  shows?: "order",
): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(load);
  let Part: ComponentType<Props> | undefined;
  serverLoads.push(async () => {
    if (shows === "order" && !readPreferences().first?.booking) return;
    Part ??= (await load()).default;
  });
  return (props) => Part && <Part {...props} />;
}

/** Loads the parts of all pages met so far, and theirs. The renderer does not wait for parts. */
export async function loadLateParts(): Promise<void> {
  for (const load of serverLoads) await load();
}
