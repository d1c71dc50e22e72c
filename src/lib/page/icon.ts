/** Returns the sign on its tile, 32 by 32. A maskable icon keeps it where no platform crops it. */
export function iconSvg({ isMaskable = false } = {}): string {
  return icon({
    corner: isMaskable ? 0 : 8,
    sign: isMaskable ? ' transform="translate(4.5 4.5) scale(.72)"' : "",
  });
}

/**
 * Returns a tab's icon: dark on light where the browser is dark and would hide the night's tile.
 */
export function faviconSvg(): string {
  const dark =
    ".tile{fill:hsl(var(--paper))}.wing{fill:hsl(var(--night))}" +
    ".trail{fill:hsl(var(--accent-text))}";
  return icon({
    corner: 8,
    sign: "",
    style: `<style>@media (prefers-color-scheme:dark){${dark}}</style>`,
  });
}

/** A climbing wing and its trail, 32 by 32, for dark backgrounds. */
export const SIGN_PATHS = [
  '<path class="wing" fill="#fff" ',
  'd="M4 24.5c7.8 0 15-4.7 18.7-13.1L27.5 8c-1.2 10-9 17.6-23.5 17.6z"/>',
  '<path class="trail" fill="hsl(var(--accent-on-night))" ',
  'd="M6 17.6c4.8-.3 8.9-2.8 11.4-7L21 8c-1.9 6.8-7.4 11-15 11z"/>',
].join("");

function icon({
  corner,
  sign,
  style = "",
}: {
  corner: number;
  sign: string;
  style?: string;
}): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}`,
    `<rect class="tile" width="32" height="32" rx="${corner}" fill="hsl(var(--night))"/>`,
    `<g${sign}>${SIGN_PATHS}</g></svg>`,
  ].join("");
}
