import type { SiteConfig } from "../site-config.ts";

export type Signed = Pick<SiteConfig, "company" | "mark" | "logo">;

/** A disc, a cabin window, a leaf and an arch, each 32 by 32. */
const SHAPES = [
  "M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30z",
  "M16 0C24 0 28 4 28 12v8c0 8-4 12-12 12S4 28 4 20v-8C4 4 8 0 16 0z",
  "M2 2h14a14 14 0 0 1 14 14v14H16A14 14 0 0 1 2 16z",
  "M16 1a13.5 13.5 0 0 1 13.5 13.5V27a4 4 0 0 1-4 4h-19a4 4 0 0 1-4-4V14.5A13.5 13.5 0 0 1 16 1z",
];

/** The SVG path behind the initial, for a site without a mark. */
export function signShape({ company }: Signed): string {
  const sum = [...company.name].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return SHAPES[sum % SHAPES.length]!;
}

/** A letter or figure, as a capital; "" if the name has none. */
export function signInitial({ company }: Signed): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(company.name)?.[0].toUpperCase() ?? "";
}
