/** The brand's sign as a square SVG icon. A maskable icon fills the square and keeps the sign in the middle, where no platform crops it. */
export function iconSvg({ maskable = false } = {}): string {
  const corner = maskable ? 0 : 8;
  const sign = maskable ? ' transform="translate(4.5 4.5) scale(.72)"' : "";
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${corner}" fill="hsl(var(--night))"/>`,
    `<g${sign}>`,
    '<path d="M4 24.500c7.800 0 15-4.700 18.700-13.100L27.500 8c-1.200 10-9 17.600-23.500 17.600z" fill="#fff"/>',
    '<path d="M6 17.600c4.800-.3 8.900-2.800 11.400-7L21 8c-1.900 6.800-7.400 11-15 11z" fill="hsl(var(--accent))"/>',
    "</g></svg>",
  ].join("");
}
