/** A public page as the build rendered it (docs/decisions/0005). */
export interface PrerenderedPage {
  route: string;
  contentSecurityPolicy: string;
  html: string;
}

/** Stands in a prerendered page for the public key, which only the deployment knows. */
export const API_KEY_PLACEHOLDER = "{{api-key}}";

const PUBLIC_PATH = /^\/[a-z]*(?:[-/][a-z]+)*$/;

/** The file of a page: "/" is home.html, "/fr/faq" is fr-faq.html. Undefined for a path that no public page has. */
export function prerenderedFile(pathname: string): string | undefined {
  return PUBLIC_PATH.test(pathname) ? `${pathname.slice(1).replaceAll("/", "-") || "home"}.html` : undefined;
}

/** Writes a page down: one line of facts, then its HTML. */
export function writePrerendered({ html, ...facts }: PrerenderedPage): string {
  return `${JSON.stringify(facts)}\n${html}`;
}

/** The prerendered page of a path in the default currency; undefined when the build has none. */
export async function readPrerendered(pathname: string): Promise<PrerenderedPage | undefined> {
  const file = prerenderedFile(pathname);
  if (!file) return undefined;
  try {
    const { default: text } = (await import(/* @vite-ignore */ `./prerendered/${file}`)) as { default: string };
    const end = text.indexOf("\n");
    return { ...(JSON.parse(text.slice(0, end)) as Omit<PrerenderedPage, "html">), html: text.slice(end + 1) };
  } catch {
    // No such module: the page is rendered now.
    return undefined;
  }
}
