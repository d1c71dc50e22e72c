import createPurify from "dompurify";
import {
  isCleanSvg,
  LOGO_ATTRIBUTES,
  LOGO_ELEMENTS,
  LOGO_LENGTH,
  readPngSize,
  svgDataUrl,
} from "#domain/logo.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { readLogoPixels } from "#lib/brand/logo-pixels.ts";

type Logo = NonNullable<SiteConfig["logo"]>;

export interface ReadLogo {
  logo: Logo;
  colors: { primary?: string; accent?: string };
}

export type LogoFault = "kind" | "size" | "broken" | "empty";

export class LogoError extends Error {
  readonly fault: LogoFault;

  constructor(fault: LogoFault) {
    super(fault);
    this.name = "LogoError";
    this.fault = fault;
  }
}

const MAX_BYTES = 2 * 1024 * 1024;
/** A PNG of a few bytes can declare a picture that fills the memory. */
const MAX_SIDE = 8192;
const SAMPLE = 256;
/** A PNG takes the largest of these sizes that is short enough. */
const SIDES = [512, 384, 256, 192, 128, 96];

/** @throws LogoError for a file that is no SVG or PNG, or that shows nothing. */
export async function readLogo(file: File): Promise<ReadLogo> {
  if (file.size > MAX_BYTES) throw new LogoError("size");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = readPngSize(bytes);
  if (size) {
    if (Math.max(size.width, size.height) > MAX_SIDE) throw new LogoError("size");
    return readPicture(await createImageBitmap(file).catch(refuse));
  }
  if (file.type === "image/png") throw new LogoError("broken");
  const text = new TextDecoder().decode(bytes);
  if (!/<svg[\s>]/i.test(text)) throw new LogoError("kind");
  return readSvg(text);
}

async function readSvg(text: string): Promise<ReadLogo> {
  const original = parse(text);
  if (!original) throw new LogoError("broken");
  const view = viewOf(original);
  const { root, isWhole } = clean(serialize(original), view);
  const drawn = await draw(serialize(sized(isWhole ? root : original, view)));
  // An SVG with texts, filters or pictures looks the same everywhere only as a picture.
  if (!isWhole) return readPicture(drawn);
  const { box, ...facts } = readDrawn(drawn);
  const scale = view.width / sampleSize(drawn).width;
  const part = {
    x: view.x + (box.x - 1) * scale,
    y: view.y + (box.y - 1) * scale,
    width: (box.width + 2) * scale,
    height: (box.height + 2) * scale,
  };
  root.setAttribute("viewBox", Object.values(part).map(short).join(" "));
  const svg = serialize(root);
  const image = svgDataUrl(svg);
  if (!isCleanSvg(svg) || image.length > LOGO_LENGTH) return readPicture(drawn);
  const ratio = part.width / part.height;
  const [width, height] = ratio > 1 ? [SAMPLE, SAMPLE / ratio] : [SAMPLE * ratio, SAMPLE];
  return {
    logo: {
      image,
      width: Math.max(1, Math.round(width)),
      height: Math.max(1, Math.round(height)),
      ground: facts.ground,
    },
    colors: facts.colors,
  };
}

type Picture = HTMLImageElement | ImageBitmap;

/** Draws the picture again, which drops everything else in the file. */
function readPicture(picture: Picture): ReadLogo {
  const { box, ground, colors } = readDrawn(picture);
  const scale = picture.width / sampleSize(picture).width;
  const source = {
    x: box.x * scale,
    y: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
  for (const side of SIDES) {
    const shrink = Math.min(1, side / Math.max(source.width, source.height));
    const [width, height] = [source.width, source.height].map((length) =>
      Math.max(1, Math.round(length * shrink)),
    ) as [number, number];
    const { canvas, context } = createCanvas(width, height);
    context.drawImage(
      picture,
      ...([source.x, source.y, source.width, source.height] as const),
      ...([0, 0, width, height] as const),
    );
    const image = canvas.toDataURL("image/png");
    if (image.length <= LOGO_LENGTH) return { logo: { image, width, height, ground }, colors };
  }
  throw new LogoError("size");
}

const sampleSize = ({ width, height }: Picture) => {
  const scale = SAMPLE / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

function readDrawn(picture: Picture) {
  const { width, height } = sampleSize(picture);
  const { context } = createCanvas(width, height);
  context.drawImage(picture, 0, 0, width, height);
  const facts = readLogoPixels(context.getImageData(0, 0, width, height));
  if (!facts) throw new LogoError("empty");
  return facts;
}

function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return { canvas, context: canvas.getContext("2d", { willReadFrequently: true })! };
}

/** As an image, an SVG runs no script and loads nothing. */
async function draw(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode().catch(refuse);
  if (image.width === 0) throw new LogoError("empty");
  return image;
}

function refuse(): never {
  throw new LogoError("broken");
}

function parse(text: string): SVGSVGElement | undefined {
  const page = new DOMParser().parseFromString(text, "image/svg+xml");
  const root = page.documentElement;
  if (!(root instanceof SVGSVGElement) || page.querySelector("parsererror")) return undefined;
  // Illustrator's own data, which no browser shows. With it, Safari lets nobody read the drawing.
  for (const own of page.querySelectorAll("foreignObject[requiredExtensions]")) own.remove();
  return root;
}

const serialize = (root: Element) => new XMLSerializer().serializeToString(root);

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

function viewOf(root: SVGSVGElement): View {
  const [x, y, width, height] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (width! > 0 && height! > 0) return { x: x!, y: y!, width: width!, height: height! };
  const length = (name: string) => Number.parseFloat(root.getAttribute(name) ?? "") || SAMPLE;
  return { x: 0, y: 0, width: length("width"), height: length("height") };
}

/** Browsers disagree about the size of an SVG that declares none. */
function sized(root: Element, { x, y, width, height }: View): Element {
  const copy = root.cloneNode(true) as Element;
  const scale = SIDES[0]! / Math.max(width, height);
  copy.setAttribute("viewBox", [x, y, width, height].join(" "));
  copy.setAttribute("width", String(width * scale));
  copy.setAttribute("height", String(height * scale));
  return copy;
}

/** Elements that a drawing does not show, and the body that the cleaner adds. */
const UNSEEN = new Set(["body", "metadata", "title", "desc", "script"]);

/** `isWhole` is false if a visible part was removed. */
function clean(svg: string, view: View): { root: Element; isWhole: boolean } {
  const purify = createPurify(window);
  const body = purify.sanitize(svg, {
    ALLOWED_TAGS: [...LOGO_ELEMENTS, "#text"],
    ALLOWED_ATTR: [...LOGO_ATTRIBUTES, "xlink:href"],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^#/,
    ADD_URI_SAFE_ATTR: LOGO_ATTRIBUTES.filter((name) => name !== "href"),
    KEEP_CONTENT: false,
    // The SVG is shown as an image, where an id cannot shadow a name of the page.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const isWhole = purify.removed.every((removed) => {
    if (!("element" in removed) || !(removed.element instanceof Element)) return true;
    const name = removed.element.nodeName.toLowerCase();
    // Editors store their own notes under a prefix.
    return UNSEEN.has(name) || name.includes(":");
  });
  const root = body.querySelector("svg");
  if (!root) throw new LogoError("empty");
  for (const element of [root, ...root.querySelectorAll("*")]) {
    const target = element.getAttribute("xlink:href");
    element.removeAttributeNS("http://www.w3.org/1999/xlink", "href");
    element.removeAttribute("xlink:href");
    if (target !== null && !element.hasAttribute("href")) element.setAttribute("href", target);
    const blanks = [...element.childNodes].filter(
      (child) => child instanceof Text && child.data.trim() === "",
    );
    for (const blank of blanks) blank.remove();
  }
  for (const name of ["x", "y", "width", "height", "preserveAspectRatio"])
    root.removeAttribute(name);
  root.setAttribute("viewBox", [view.x, view.y, view.width, view.height].join(" "));
  return { root, isWhole };
}

const short = (length: number) => Number(length.toFixed(3));
