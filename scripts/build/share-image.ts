import { SHARE_IMAGE } from "../../src/domain/site-address.ts";
import type { SiteConfig } from "../../src/domain/site-config.ts";
import { SIGN_PATHS } from "../../src/lib/icon.ts";
import { breakLines } from "./break-lines.ts";
import type { Faces } from "./faces.ts";
import { setText, type TextStyle, writableText } from "./set-text.ts";
import { shareScene } from "./share-scenes.tsx";

/** Where the words stand, in px of the picture. */
const LEFT = 80;
const SIGN = { top: 56, size: 61, space: 76 };
const NAME_SIZE = 44;
const NAME_WIDTH = 600;
const ADDRESS_SIZE = 26;
const TITLE = { top: 150, lines: 4, leading: 1.1, narrowest: 0.4 };
/** From the largest that a title is written in to the smallest. */
const TITLE_SIZES = [92, 84, 76, 68, 60, 52, 46, 40, 34];

/** A page that is shared: its path without language, and its title. */
interface SharedPage {
  path: string;
  title: string;
}

/**
 * The picture that stands for a page in shared links, as SVG: the page's title beside its scene, under the brand's sign and name, in the
 * brand's colours. Text is outlines; one in letters that no face has is left out, and sign, colours and scene say whose page it is.
 */
export function shareImageSvg(site: SiteConfig, { path, title }: SharedPage, faces: Faces): string {
  const { width, height } = SHARE_IMAGE;
  const scene = shareScene(path);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    '<linearGradient id="share-night" x2="1" y2="1"><stop offset=".1" stop-color="hsl(var(--night))"/>',
    '<stop offset="1" stop-color="hsl(var(--primary-dark))"/></linearGradient>',
    '<radialGradient id="share-glow" cx=".84" cy="1.05" r=".62"><stop stop-color="hsl(var(--glow) / .55)"/>',
    '<stop offset="1" stop-color="hsl(var(--glow) / 0)"/></radialGradient></defs>',
    ...["night", "glow"].map((paint) => `<rect width="${width}" height="${height}" fill="url(#share-${paint})"/>`),
    scene.svg,
    brandLine(site.company.name, faces),
    titleLines(title, { width: scene.wordsEnd - LEFT, height: scene.wordsFoot - TITLE.top }, faces),
    addressLine(site.domains.main, scene.address, faces),
    "</svg>",
  ].join("");
}

/** The sign, and beside it the name, as large as it fits. */
function brandLine(name: string, faces: Faces): string {
  const sign = `<g transform="translate(${LEFT - 7} ${SIGN.top}) scale(${SIGN.size / 32})">${SIGN_PATHS}</g>`;
  const style: TextStyle = { faces: faces.display, tracking: -0.012, wordSpacing: 0.04 };
  const text = writableText(name, style.faces);
  if (text === undefined) return sign;
  const size = Math.min(NAME_SIZE, (NAME_WIDTH - SIGN.space) / setText(text, style).width);
  return sign + line(text, style, { x: LEFT + SIGN.space, y: SIGN.top + SIGN.size / 2 + size * 0.34, size, fill: "#fff" });
}

/** The site's address, small: at the foot, or at the head's right end. */
function addressLine(address: string, place: "below" | "above", faces: Faces): string {
  const style: TextStyle = { faces: faces.text };
  const text = writableText(address, style.faces);
  if (text === undefined) return "";
  const width = setText(text, style).width * ADDRESS_SIZE;
  const at = place === "below" ? { x: LEFT, y: SHARE_IMAGE.height - 64 } : { x: SHARE_IMAGE.width - LEFT - width, y: SIGN.top + 40 };
  return line(text, style, { ...at, size: ADDRESS_SIZE, fill: "hsl(var(--soft-on-night))" });
}

/** The title, as large as it fits and looks well, in the middle of the height that is free. */
function titleLines(title: string, { width, height }: { width: number; height: number }, faces: Faces): string {
  const style: TextStyle = { faces: faces.display, tracking: -0.018, wordSpacing: 0.05 };
  const text = writableText(title, style.faces);
  if (text === undefined) return "";
  const measure = (words: string) => setText(words, style).width;
  const settings = TITLE_SIZES.map((size) => ({ size, lines: breakLines(text, width / size, measure) }));
  const fits = ({ size, lines }: (typeof settings)[number]) => lines.length <= TITLE.lines && lines.length * size * TITLE.leading <= height;
  const isWhole = ({ lines }: (typeof settings)[number]) => lines.join(" ") === text;
  const isEven = ({ lines }: (typeof settings)[number]) => {
    const widths = lines.map(measure);
    return Math.min(...widths) >= TITLE.narrowest * Math.max(...widths);
  };
  const whole = settings.filter((setting) => fits(setting) && isWhole(setting));
  const { size, lines } = whole.find(isEven) ?? whole[0] ?? settings.find(fits) ?? settings.at(-1)!;
  const top = TITLE.top + (height - lines.length * size * TITLE.leading) / 2;
  return lines
    .map((words, index) =>
      line(words, style, { x: LEFT - size * 0.03, y: top + size * (0.82 + TITLE.leading * index), size, fill: "#fff" }),
    )
    .join("");
}

interface Place {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
}

function line(text: string, style: TextStyle, { x, y, size, fill }: Place): string {
  const [left, baseline, scale] = [x, y, size].map((value) => value.toFixed(2));
  return `<g transform="translate(${left} ${baseline}) scale(${scale})" fill="${fill}">${setText(text, style).markup}</g>`;
}
