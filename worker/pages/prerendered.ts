/** A public page as the build rendered it (docs/decisions/0005). */
export interface PrerenderedPage {
  route: string;
  contentSecurityPolicy: string;
  html: string;
}

/** The placeholder of the public key in a prerendered page; only the deployment knows the key. */
export const API_KEY_PLACEHOLDER = "{{api-key}}";

const PUBLIC_PATH = /^\/[a-z]*(?:[-/][a-z]+)*$/;

/** The file of a page: "/" is home.html, "/fr/faq" is fr-faq.html. Undefined for a path that no public page has. */
export function prerenderedFile(pathname: string): string | undefined {
  return PUBLIC_PATH.test(pathname)
    ? `${pathname.slice(1).replaceAll("/", "-") || "home"}.html`
    : undefined;
}

/** The file of a prerendered page: one line of JSON, then its HTML. */
export function writePrerendered({ html, ...facts }: PrerenderedPage): string {
  return `${JSON.stringify(facts)}\n${html}`;
}

/** The prerendered page of a path in the default currency, with the deployment's public key; undefined when the build has none. */
export async function readPrerendered(
  pathname: string,
  apiKey: string,
): Promise<PrerenderedPage | undefined> {
  const file = prerenderedFile(pathname);
  if (!file) return undefined;
  try {
    const { default: text } = (await import(/* @vite-ignore */ `./prerendered/${file}`)) as {
      default: string;
    };
    const end = text.indexOf("\n");
    const facts = JSON.parse(text.slice(0, end)) as Omit<PrerenderedPage, "html">;
    return { ...facts, html: text.slice(end + 1).replace(API_KEY_PLACEHOLDER, () => apiKey) };
  } catch {
    // The build has no such module, so the page is rendered now.
    return undefined;
  }
}
