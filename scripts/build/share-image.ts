import { SHARE_IMAGE } from "#domain/site-address.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { readableHost } from "#domain/site/readable-host.ts";
import { isWide } from "#domain/logo-size.ts";
import { logoTile, signSvg } from "#lib/brand/icon.ts";
import { breakLines } from "./break-lines.ts";
import type { Faces } from "./faces.ts";
import { setText, type TextStyle, writableText } from "./set-text.ts";
import { signLetter } from "./sign-letter.ts";
import { type Scene, shareScene } from "./share-scenes.tsx";

/** The position of the words, in px of the picture. */
const LEFT = 80;
const SIGN = { top: 56, size: 61, space: 76 };
const WIDE = { top: 48, height: 78 };
const NAME_WIDTH = 600;
/** Largest first. A name that is too long for one line at 36 px takes two lines. */
const NAME_SIZES = { line: [44, 40, 36], lines: [32, 28, 24, 20] };
const NAME_LEADING = 1.12;
const ADDRESS = { size: 26, smallest: 18, gap: 48 };
const LARGE_SIGN = 240;
const TITLE = { top: 150, lines: 4, leading: 1.1, narrowest: 0.4, phrased: 60 };
/** Largest first. */
const TITLE_SIZES = [92, 84, 76, 68, 60, 52, 46, 40, 34];

/** `path` has no language prefix. */
interface SharedPage {
  path: string;
  title: string;
}

/**
 * The picture of a page in shared links: the title next to its scene, under the brand's sign and
 * name. If no face has the letters of a name or title, the picture shows the name or the site's
 * address, which is in Latin letters in most countries. If nothing can be written, the sign is
 * large.
 */
export function shareImageSvg(site: SiteConfig, { path, title }: SharedPage, faces: Faces): string {
  const scene = shareScene(path);
  const area = { width: scene.wordsEnd - LEFT, height: scene.wordsFoot - TITLE.top };
  const address = writtenAddress(site.domains.main, faces);
  const ownName = writableText(site.company.name, faces.display);
  const name = ownName ?? address?.replace(/^www\./, "");
  const drawn = signSvg(site, signLetter(site, faces));
  const sign: Sign = (x, y, size) =>
    `<g transform="translate(${x} ${y}) scale(${size / 32})">${drawn}</g>`;
  const words = writableText(title, faces.display) ?? name;
  if (words === undefined)
    return drawing(scene, sign(LEFT - 16, TITLE.top + (area.height - LARGE_SIGN) / 2, LARGE_SIGN));
  const head = wideLogo(site) ?? brandLine(words === name ? undefined : name, faces, sign);
  // If the address already replaces the name, it is not repeated.
  const foot =
    address === undefined || ownName === undefined
      ? ""
      : addressLine(address, scene, head.end, faces);
  return drawing(scene, head.svg + titleLines(words, area, faces) + foot);
}

export function shareBackgroundSvg(path: string): string {
  return drawing(shareScene(path), "");
}

function drawing(scene: Scene, words: string): string {
  const { width, height } = SHARE_IMAGE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    '<linearGradient id="share-night" x2="1" y2="1"><stop offset=".1" stop-color="hsl(var(--night))"/>',
    '<stop offset="1" stop-color="hsl(var(--primary-dark))"/></linearGradient>',
    '<radialGradient id="share-glow" cx=".84" cy="1.05" r=".62"><stop stop-color="hsl(var(--glow) / .55)"/>',
    '<stop offset="1" stop-color="hsl(var(--glow) / 0)"/></radialGradient></defs>',
    ...["night", "glow"].map(
      (paint) => `<rect width="${width}" height="${height}" fill="url(#share-${paint})"/>`,
    ),
    scene.svg,
    words,
    "</svg>",
  ].join("");
}

/** `x` and `y` are the upper left corner; `size` is the side. All are in px. */
type Sign = (x: number, y: number, size: number) => string;

/** Undefined if no face has its letters. */
function writtenAddress(domain: string, faces: Faces): string | undefined {
  const address = readableHost(domain);
  // A domain that cannot be decoded keeps its xn-- form, which nobody can read.
  return address.includes("xn--") ? undefined : writableText(address, faces.text);
}

/** Takes the place of sign and name. */
function wideLogo({ logo }: SiteConfig): { svg: string; end: number } | undefined {
  if (!logo || !isWide(logo)) return undefined;
  const width = Math.min(NAME_WIDTH, WIDE.height * (logo.width / logo.height));
  const box = { x: LEFT, y: WIDE.top, width, height: WIDE.height };
  return { svg: logoTile(logo, box, { margin: 10, corner: 14 }), end: LEFT + width };
}

/** The name takes two lines if it is long. `end` is the right end in px. */
function brandLine(
  name: string | undefined,
  faces: Faces,
  sign: Sign,
): { svg: string; end: number } {
  const style: TextStyle = { faces: faces.display, tracking: -0.012, wordSpacing: 0.04 };
  const signAlone = { svg: sign(LEFT - 7, SIGN.top, SIGN.size), end: LEFT + SIGN.size };
  if (name === undefined) return signAlone;
  const measure = (words: string) => setText(words, style).width;
  const room = NAME_WIDTH - SIGN.space;
  const settings = (sizes: readonly number[]) =>
    sizes.map((size) => ({ size, lines: breakLines(name, room / size, measure) }));
  const { size, lines } = settings(NAME_SIZES.line).find((setting) => setting.lines.length === 1) ??
    settings(NAME_SIZES.lines).find((setting) => setting.lines.length === 2) ?? {
      size: room / measure(name),
      lines: [name],
    };
  const middle = SIGN.top + SIGN.size / 2 - ((lines.length - 1) * size * NAME_LEADING) / 2;
  const x = LEFT + SIGN.space;
  const written = lines.map((words, index) =>
    line(words, style, { x, y: middle + size * (0.34 + NAME_LEADING * index), size, fill: "#fff" }),
  );
  return { svg: signAlone.svg + written.join(""), end: x + Math.max(...lines.map(measure)) * size };
}

/** At the foot, or at the right end of the head; omitted if there is no room. */
function addressLine(
  address: string,
  { address: place, wordsEnd }: Scene,
  nameEnd: number,
  faces: Faces,
): string {
  const style: TextStyle = { faces: faces.text };
  const measured = setText(address, style).width;
  const right = SHARE_IMAGE.width - LEFT;
  const room = place === "below" ? wordsEnd - LEFT : right - nameEnd - ADDRESS.gap;
  const size = Math.min(ADDRESS.size, room / measured);
  if (size < ADDRESS.smallest) return "";
  const at =
    place === "below"
      ? { x: LEFT, y: SHARE_IMAGE.height - 64 }
      : { x: right - measured * size, y: SIGN.top + 40 };
  return line(address, style, { ...at, size, fill: "hsl(var(--soft-on-night))" });
}

function titleLines(
  text: string,
  { width, height }: { width: number; height: number },
  faces: Faces,
): string {
  const style: TextStyle = { faces: faces.display, tracking: -0.018, wordSpacing: 0.05 };
  const measure = (words: string) => setText(words, style).width;
  const settings = TITLE_SIZES.map((size) => ({
    size,
    lines: breakLines(text, width / size, measure),
  }));
  const fits = ({ size, lines }: (typeof settings)[number]) =>
    lines.length <= TITLE.lines && lines.length * size * TITLE.leading <= height;
  const isWhole = ({ lines }: (typeof settings)[number]) => lines.join(" ") === text;
  const isEven = ({ lines }: (typeof settings)[number]) => {
    const widths = lines.map(measure);
    return Math.min(...widths) >= TITLE.narrowest * Math.max(...widths);
  };
  // Prefers a line break at a comma, unless that makes the title small.
  const isPhrased = ({ size, lines }: (typeof settings)[number]) =>
    size >= TITLE.phrased && !lines.some((words) => words.includes(", "));
  const whole = settings.filter((setting) => fits(setting) && isWhole(setting));
  const even = whole.filter(isEven);
  const { size, lines } =
    even.find(isPhrased) ?? even[0] ?? whole[0] ?? settings.find(fits) ?? settings.at(-1)!;
  const top = TITLE.top + (height - lines.length * size * TITLE.leading) / 2;
  return lines
    .map((words, index) =>
      line(words, style, {
        x: LEFT - size * 0.03,
        y: top + size * (0.82 + TITLE.leading * index),
        size,
        fill: "#fff",
      }),
    )
    .join("");
}

interface Place {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  fill: string;
}

function line(text: string, style: TextStyle, { x, y, size, fill }: Place): string {
  const [left, baseline, scale] = [x, y, size].map((value) => value.toFixed(2));
  return `<g transform="translate(${left} ${baseline}) scale(${scale})" fill="${fill}">${setText(text, style).markup}</g>`;
}
