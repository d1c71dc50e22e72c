import { siteConfig } from "../../app.config.ts";

/** Returns the address on the main domain for one on it without `www.`, which leads there. */
export function findMainAddress(
  { hostname, pathname, search }: URL,
  main: string = siteConfig.domains.main,
): string | undefined {
  return `www.${hostname}` === main ? `https://${main}${pathname}${search}` : undefined;
}
