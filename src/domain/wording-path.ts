import type { SiteContent } from "./site-config.ts";

type Node = { [key: string]: Node } | Node[] | string | undefined;

/** Where each text of a content block stands, such as "hero.title" or "whyChooseUs.reasons.0.description", in reading order. */
export function wordingPaths(content: SiteContent): string[] {
  const paths: string[] = [];
  const visit = (node: Node, path: string) => {
    if (typeof node === "string") paths.push(path);
    else for (const [key, child] of Object.entries(node ?? {})) visit(child as Node, path === "" ? key : `${path}.${key}`);
  };
  visit(content, "");
  return paths;
}

/** The text at a path. Undefined where there is none: of a content block that is still being written, too. */
export function wordAt(content: unknown, path: string): string | undefined {
  let node = content;
  for (const key of path.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === "string" ? node : undefined;
}

/** The content block with another text at a path that it has. */
export function withWord(content: SiteContent, path: string, text: string): SiteContent {
  const copy = structuredClone(content);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<Node>((node, key) => (node as Record<string, Node>)[key], copy as Node);
  (parent as Record<string, Node>)[last] = text;
  return copy;
}
