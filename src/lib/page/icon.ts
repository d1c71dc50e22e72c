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
    ".tile{fill:hsl(var(--paper))}.wing{fill:hsl(var(--night))}.trail{fill:hsl(var(--accent-text))}";
  return icon({
    corner: 8,
    sign: "",
    style: `<style>@media (prefers-color-scheme:dark){${dark}}</style>`,
  });
}

/** A climbing wing and its trail, 32 by 32, for dark backgrounds. */
export const SIGN_PATHS = [
  '<path class="wing" d="M4 24.500c7.800 0 15-4.700 18.700-13.100L27.500 8c-1.200 10-9 17.600-23.500 17.600z" fill="#fff"/>',
  '<path class="trail" d="M6 17.600c4.800-.3 8.900-2.800 11.400-7L21 8c-1.900 6.800-7.400 11-15 11z" fill="hsl(var(--accent-on-night))"/>',
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
