import type { SiteConfig } from "../domain/site-config.ts";

/** The site's five colours as CSS variables (`--primary: 222 72% 34%`, used as hsl(var(--primary))). */
export function siteColorsCss(colors: SiteConfig["colors"]): string {
  const variables = Object.entries(colors).map(([name, hsl]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${hsl}`);
  return `:root{${variables.join(";")}}`;
}
