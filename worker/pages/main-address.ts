import { siteConfig } from "../../app.config.ts";

/** The same page on the main domain, if the address lacks its `www.`. */
export function findMainAddress(
  { hostname, pathname, search }: URL,
  main: string = siteConfig.domains.main,
): string | undefined {
  return `www.${hostname}` === main ? `https://${main}${pathname}${search}` : undefined;
}
