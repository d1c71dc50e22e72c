import { type ComponentType, lazy } from "react";
import { readPreferences } from "../site-context/preferences.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const serverLoads: (() => Promise<void>)[] = [];

/** Browsers load the part late. The server renders an `order` part only if it has an order. */
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

/** Loads the parts of all imported pages, because the server's renderer does not wait for them. */
export async function loadLateParts(): Promise<void> {
  for (const load of serverLoads) await load();
}
