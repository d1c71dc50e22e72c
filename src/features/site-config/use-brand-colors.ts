import { type RefObject, useLayoutEffect } from "react";
import type { SiteConfig } from "../../domain/site-config.ts";
import { siteColors } from "../../lib/site-colors.ts";

/** Gives an element, and all in it, a brand's colours. Set through the CSSOM: the page's policy forbids style attributes. */
export function useBrandColors(element: RefObject<HTMLElement | null>, colors: SiteConfig["colors"]): void {
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(siteColors(colors))) element.current?.style.setProperty(`--${name}`, color);
  }, [element, colors]);
}
