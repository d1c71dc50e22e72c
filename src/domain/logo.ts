import type { LogoSize } from "./logo-size.ts";

/** In characters of the data URL, which is a third longer than the picture itself. */
export const LOGO_LENGTH = 40_000;

/** Elements that draw a logo. Scripts, links, texts and outside pictures are left out. */
export const LOGO_ELEMENTS = (
  "svg g defs symbol use switch style path rect circle ellipse line polyline polygon " +
  "linearGradient radialGradient stop clipPath mask pattern"
).split(" ");
export const LOGO_ATTRIBUTES = (
  "xmlns viewBox preserveAspectRatio id class style transform href d points pathLength " +
  "x y x1 y1 x2 y2 width height cx cy r rx ry fx fy fr " +
  "color fill fill-opacity fill-rule opacity display visibility overflow paint-order " +
  "stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit " +
  "stroke-opacity stroke-width vector-effect isolation mix-blend-mode " +
  "clip-path clip-rule mask offset stop-color stop-opacity " +
  "gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits " +
  "mask-type patternUnits patternContentUnits patternTransform"
).split(" ");

/** Copies of copies grow exponentially, and would keep a visitor's browser busy for hours. */
const MOST_COPIES = 20;

const VALUE = String.raw`(?:[^"<>&\\]|&quot;|&gt;)*`;
const TOKEN = new RegExp(
  String.raw`<(?<open>${LOGO_ELEMENTS.join("|")})(?: (?:href="#${VALUE}"|` +
    String.raw`(?!href)(?:${LOGO_ATTRIBUTES.join("|")})="${VALUE}"))*\/?>` +
    String.raw`|<\/(?:${LOGO_ELEMENTS.join("|")})>|(?:[^<>&\\]|&gt;)+`,
  "y",
);
/** An outside address, or a rule of a style sheet that may load one. */
const FOREIGN = /url\s*\((?!\s*(?:['"]|&quot;)?#)|@|javascript:|expression\s*\(/i;

/** True for an SVG that has only shapes and colours, and refers to nothing outside itself. */
export function isCleanSvg(svg: string): boolean {
  if (!/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg) || !svg.endsWith("</svg>"))
    return false;
  let copies = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const token = TOKEN.exec(svg);
    if (!token) return false;
    if (token.groups?.open === "use") copies += 1;
  }
  return copies <= MOST_COPIES && !FOREIGN.test(svg.replaceAll(/ xmlns="[^"]*"/g, ""));
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The size in a PNG's header, in px; undefined for bytes that are no whole PNG. */
export function readPngSize(bytes: Uint8Array): LogoSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 45 || !PNG_SIGNATURE.every((byte, index) => bytes[index] === byte))
    return undefined;
  let last = "";
  for (let at = 8; at + 12 <= bytes.length && last !== "IEND"; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (last === "" && (name !== "IHDR" || view.getUint32(at) !== 13)) return undefined;
    if (at + 12 + view.getUint32(at) > bytes.length) return undefined;
    last = name;
  }
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  return last === "IEND" && size.width > 0 && size.height > 0 ? size : undefined;
}

const SVG_URL = "data:image/svg+xml;base64,";
const PNG_URL = "data:image/png;base64,";

/** Undefined for an address that is not a logo's data URL. */
export function logoBytes(image: string): Uint8Array | undefined {
  const head = [SVG_URL, PNG_URL].find((url) => image.startsWith(url));
  if (head === undefined) return undefined;
  try {
    return Uint8Array.from(atob(image.slice(head.length)), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Undefined for a PNG. */
export const logoSvgText = (image: string): string | undefined =>
  image.startsWith(SVG_URL) ? new TextDecoder().decode(logoBytes(image)) : undefined;

export function logoDataUrl(kind: "svg" | "png", bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return (kind === "svg" ? SVG_URL : PNG_URL) + btoa(letters.join(""));
}

export const svgDataUrl = (svg: string): string =>
  logoDataUrl("svg", new TextEncoder().encode(svg));

/** True for a data URL of a clean SVG, or of a PNG of that size. */
export function isLogoImage({ image, width, height }: LogoSize & { image: string }): boolean {
  const bytes = logoBytes(image);
  if (!bytes) return false;
  const svg = logoSvgText(image);
  if (svg !== undefined) return isCleanSvg(svg);
  const size = readPngSize(bytes);
  return size?.width === width && size.height === height;
}
