import type { SiteConfig } from "#domain/site-config.ts";
import { fitsIcon, isWide } from "#domain/logo-size.ts";
import { logoSvgText } from "#domain/logo.ts";
import { type Signed, signInitial, signShape } from "#domain/site/sign.ts";

type Logo = NonNullable<SiteConfig["logo"]>;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Platforms may crop a maskable icon. `letter` is the initial as a drawing, without fonts. */
export function iconSvg(site: Signed, { isMaskable = false, letter = typeInitial(site) } = {}) {
  const logo = iconLogo(site);
  if (logo) return svg(logoTile(logo, ICON, isMaskable ? { margin: 7 } : { margin: 4, corner: 8 }));
  const sign = signSvg(site, letter);
  return isMaskable
    ? svg(`${tile(0)}<g transform="translate(4.5 4.5) scale(.72)">${sign}</g>`)
    : svg(tile(8) + sign);
}

/** A tab's icon. It turns light in a dark browser, where the night's tile would be invisible. */
export function faviconSvg(site: Signed, letter = typeInitial(site)): string {
  if (iconLogo(site)) return iconSvg(site);
  if (!site.mark)
    return svg(
      "<style>.shape{fill:hsl(var(--accent))}.letter{fill:hsl(var(--on-accent))}" +
        "@media (prefers-color-scheme:dark){" +
        ".shape{fill:hsl(var(--night-accent))}.letter{fill:hsl(var(--on-night-accent))}}</style>" +
        drawnSign(site, letter),
    );
  const dark =
    ".tile{fill:hsl(var(--paper))}.wing{fill:hsl(var(--night))}" +
    ".trail{fill:hsl(var(--accent-text))}";
  return svg(
    `<style>@media (prefers-color-scheme:dark){${dark}}</style>${tile(8)}${signSvg(site, letter)}`,
  );
}

/** The brand's logo, mark, or initial in a shape, 32 by 32, for dark backgrounds. */
export function signSvg(site: Signed, letter = typeInitial(site)): string {
  const { mark } = site;
  const logo = iconLogo(site);
  if (logo) return logoTile(logo, ICON, { margin: 3, corner: 7 });
  const [content, scale] = mark
    ? [
        `<path class="wing" fill="#fff" d="${mark.path}"/>` +
          `<path class="trail" fill="hsl(var(--accent-on-night))" d="${mark.accent ?? ""}"/>`,
        mark.size / 32,
      ]
    : [drawnSign(site, letter), 1];
  return `<g transform="translate(2.4 2.4) scale(${0.85 / scale})">${content}</g>`;
}

const ICON: Box = { x: 0, y: 0, width: 32, height: 32 };

const iconLogo = ({ logo }: Signed): Logo | undefined =>
  logo && fitsIcon(logo) ? logo : undefined;

const GROUNDS = { light: "#fff", dark: "hsl(var(--night))" };

/** Draws the logo on its ground. A logo without one ("none") fills the box. */
export function logoTile(
  { image, ground }: Logo,
  { x, y, width, height }: Box,
  { margin, corner = 0 }: { margin: number; corner?: number },
): string {
  const inset = ground === "none" ? 0 : margin;
  const place =
    `x="${x + inset}" y="${y + inset}" ` +
    `width="${width - 2 * inset}" height="${height - 2 * inset}"`;
  const drawn = logoSvgText(image)?.replace("<svg ", `<svg ${place} `);
  const tileOf = (fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
  return (
    (ground === "none" ? "" : tileOf(GROUNDS[ground])) +
    (drawn ?? `<image ${place} href="${image}"/>`)
  );
}

const WIDE_HEIGHT = 144;

/** A wide logo for the head of a mail; undefined for one that fits an icon. */
export function wideLogoSvg({
  logo,
}: Pick<Signed, "logo">): { svg: string; width: number } | undefined {
  if (!logo || !isWide(logo)) return undefined;
  const width = Math.round((WIDE_HEIGHT * logo.width) / logo.height);
  const box = { x: 0, y: 0, width, height: WIDE_HEIGHT };
  const tile = logoTile(logo, box, { margin: WIDE_HEIGHT / 8, corner: WIDE_HEIGHT / 6 });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${WIDE_HEIGHT}">${tile}</svg>`,
    width,
  };
}

const drawnSign = (site: Signed, letter: string) =>
  `<path class="shape" fill="hsl(var(--night-accent))" d="${signShape(site)}"/>` +
  `<g class="letter" fill="hsl(var(--on-night-accent))">${letter}</g>`;

const typeInitial = (site: Signed) =>
  '<text x="16" y="22.5" font-family="Georgia,serif" font-size="19" text-anchor="middle">' +
  `${signInitial(site)}</text>`;

const tile = (corner: number) =>
  `<rect class="tile" width="32" height="32" rx="${corner}" fill="hsl(var(--night))"/>`;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
