import { type ComponentType, lazy } from "react";
import { readPreferences } from "../site-context/preferences.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const serverLoads: (() => Promise<void>)[] = [];

/**
 * Browsers load this part late; the server renders it at once. With `order`, the server loads it
 * only if it has an order to show.
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

/**
 * The server's renderer does not wait for parts, so this loads those of all pages imported so far.
 */
export async function loadLateParts(): Promise<void> {
  for (const load of serverLoads) await load();
}
