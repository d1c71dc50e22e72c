import { type Signed, signInitial, signShape } from "#domain/site/sign.ts";

/** Platforms may crop a maskable icon. `letter` is the initial as a drawing, without fonts. */
export function iconSvg(site: Signed, { isMaskable = false, letter = typeInitial(site) } = {}) {
  const sign = signSvg(site, letter);
  return isMaskable
    ? svg(`${tile(0)}<g transform="translate(4.5 4.5) scale(.72)">${sign}</g>`)
    : svg(tile(8) + sign);
}

/** A tab's icon. It turns light in a dark browser, where the night's tile would be invisible. */
export function faviconSvg(site: Signed, letter = typeInitial(site)): string {
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

/** The brand's own mark, or its initial in a shape, 32 by 32, for dark backgrounds. */
export function signSvg(site: Signed, letter = typeInitial(site)): string {
  const { mark } = site;
  const [content, scale] = mark
    ? [
        `<path class="wing" fill="#fff" d="${mark.path}"/>` +
          `<path class="trail" fill="hsl(var(--accent-on-night))" d="${mark.accent ?? ""}"/>`,
        mark.size / 32,
      ]
    : [drawnSign(site, letter), 1];
  return `<g transform="translate(2.4 2.4) scale(${0.85 / scale})">${content}</g>`;
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
