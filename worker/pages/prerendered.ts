/** A page from the build (docs/decisions/0005). */
export interface PrerenderedPage {
  route: string;
  contentSecurityPolicy: string;
  html: string;
}

/** Stands for the public key, which only the deployment knows. */
export const API_KEY_PLACEHOLDER = "{{api-key}}";

const PUBLIC_PATH = /^\/[a-z]*(?:[-/][a-z]+)*$/;

/** Returns a public page's file: home.html for "/", fr-faq.html for "/fr/faq"; else undefined. */
export function prerenderedFile(pathname: string): string | undefined {
  return PUBLIC_PATH.test(pathname)
    ? `${pathname.slice(1).replaceAll("/", "-") || "home"}.html`
    : undefined;
}

/** Returns a prerendered page's file: one line of JSON, then its HTML. */
export function writePrerendered({ html, ...facts }: PrerenderedPage): string {
  return `${JSON.stringify(facts)}\n${html}`;
}

/** Returns a path's page from the build, in the default currency, with the public key. */
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
    // The build has no such module: the page is rendered now.
    return undefined;
  }
}
