import { type RefObject, useLayoutEffect } from "react";
import type { SiteConfig } from "../../domain/site-config.ts";
import { siteColors } from "../../lib/site-colors.ts";

/** Sets a brand's colours on an element, through the CSSOM because the Content-Security-Policy forbids style attributes. */
export function useBrandColors(element: RefObject<HTMLElement | null>, colors: SiteConfig["colors"]): void {
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(siteColors(colors))) element.current?.style.setProperty(`--${name}`, color);
  }, [element, colors]);
}
