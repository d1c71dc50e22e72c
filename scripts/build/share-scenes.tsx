import { renderToStaticMarkup } from "react-dom/server";
import { PLATES } from "#components/art/plates.ts";
import { WindowView } from "#components/art/window-view.tsx";
import { SHARE_IMAGE } from "#domain/site-address.ts";

type Plate = keyof typeof PLATES;
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The colours near the sun, around it, far from it, and of the shadows above and below. */
type Light = readonly [sun: string, warm: string, far: string, high: string, low: string];
const color = (name: string, alpha?: number) =>
  `hsl(var(--${name})${alpha === undefined ? "" : ` / ${alpha}`})`;
const LIGHTS = {
  dawn: [
    color("secondary"),
    color("sunlight", 0.62),
    color("sky-light", 0.7),
    color("sky-dusk"),
    color("sky-dark"),
  ],
  morning: [
    color("secondary"),
    color("sunlight", 0.34),
    color("sky-light", 0.72),
    color("sky-dusk"),
    color("sky-dark"),
  ],
  day: [
    "#fff",
    color("sky-light", 0.22),
    color("sky-light", 0.72),
    color("sky-dusk"),
    color("sky-dark"),
  ],
  dusk: [
    color("sunlight", 0.5),
    color("sunlight", 0.8),
    color("sky-light"),
    color("sky-dusk"),
    color("sky-dark"),
  ],
  evening: [
    color("secondary"),
    color("sky-light", 0.8),
    color("sky-light"),
    color("sky-dusk"),
    color("night"),
  ],
  night: [
    color("secondary"),
    color("sky-light", 0.7),
    color("sky-light"),
    color("night"),
    color("night"),
  ],
  lamplight: [
    color("secondary"),
    color("sunlight", 0.5),
    color("sky-light"),
    color("night"),
    color("night"),
  ],
} satisfies Record<string, Light>;
type Hour = keyof typeof LIGHTS;

const PANEL: Area = { x: 744, y: 40, width: 416, height: 550 };
const WHOLE: Area = { x: 0, y: 0, ...SHARE_IMAGE };

/** A scene behind the words, as SVG, with the right and lower limits of the words in px. */
export interface Scene {
  svg: string;
  wordsEnd: number;
  wordsFoot: number;
  /** Where the site's address is legible: below the words, or above the clouds. */
  address: "below" | "above";
}

const SCENES: Record<string, () => Scene> = {
  "/": windowSeat,
  "/services": () => wide("terminal", "morning", "30% 10%", "xMid"),
  "/pre-checkout": () => panel("lounge", "dusk", "26% 42%"),
  "/fast-track": () => wide("lane", "day", "50% 45%", "xMin"),
  "/fast-track-form": () => panel("pass", "day", "20% 0%"),
  "/contact": () => panel("bell", "dawn", "0% 30%"),
  "/faq": () => panel("guide", "lamplight", "62% 58%"),
  "/accessibility": () => panel("museum", "evening", "50% 60%"),
  "/subscription-terms": () => clouds("dawn"),
  "/terms": () => clouds("day"),
  "/privacy": () => clouds("night"),
  "/withdraw": () => clouds("dusk"),
  "/cancel-membership": () => clouds("evening"),
  "/config-generator": swatches,
};

/** `path` has no language prefix. A page without a scene gets the morning clouds. */
export function shareScene(path: string): Scene {
  return SCENES[path]?.() ?? clouds("morning");
}

function windowSeat(): Scene {
  const { x, y, width, height } = { x: 724, y: 40, width: 432, height: 550 };
  const view = renderToStaticMarkup(<WindowView clouds={PLATES.cloudSea.src} />);
  return beside(`<svg x="${x}" y="${y}" width="${width}" height="${height}">${view}</svg>`);
}

function beside(svg: string): Scene {
  return { svg, wordsEnd: 680, wordsFoot: 510, address: "below" };
}

/** `sun` is where the light comes from (docs/decisions/0045). */
function painting(
  plate: Plate,
  hour: Hour,
  sun: string,
  { x, y, width, height }: Area,
  crop = "xMid",
): string {
  const [near, warm, far, high, low] = LIGHTS[hour];
  const [cx, cy] = sun.split(" ");
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return [
    `<radialGradient id="share-light" cx="${cx}" cy="${cy}" r="1.2"><stop stop-color="#fff"/><stop offset=".18" stop-color="${near}"/>`,
    `<stop offset=".46" stop-color="${warm}"/><stop offset=".88" stop-color="${far}"/></radialGradient>`,
    `<linearGradient id="share-shade" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
    `<g style="isolation:isolate"><rect ${box} fill="${hour === "dusk" ? color("secondary") : "#fff"}"/><rect ${box} fill="url(#share-light)"/>`,
    `<image ${box} href="${PLATES[plate].src}" preserveAspectRatio="${crop}YMid slice" style="mix-blend-mode:multiply"/>`,
    `<rect ${box} fill="url(#share-shade)" style="mix-blend-mode:screen"/></g>`,
  ].join("");
}

function panel(plate: Plate, hour: Hour, sun: string): Scene {
  const { x, y, width, height } = PANEL;
  return beside(
    `<clipPath id="share-panel"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="36"/></clipPath>` +
      `<g clip-path="url(#share-panel)">${painting(plate, hour, sun, PANEL)}</g>`,
  );
}

/** A plate over the whole picture. A dark gradient on the left makes the words legible. */
function wide(plate: Plate, hour: Hour, sun: string, crop: string): Scene {
  const { width, height } = WHOLE;
  const night = [
    `<linearGradient id="share-scrim"><stop offset=".4" stop-color="${color("night")}"/><stop offset=".57" stop-color="${color("night", 0.7)}"/>`,
    `<stop offset=".82" stop-color="${color("night", 0)}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#share-scrim)"/>`,
  ].join("");
  return beside(
    painting(plate, hour, sun, { x: 380, y: 0, width: width - 380, height }, crop) + night,
  );
}

function clouds(hour: Hour): Scene {
  const { width, height } = WHOLE;
  const svg = [
    painting("cloudSea", hour, "78% 20%", { x: 0, y: height - 400, width, height: 400 }),
    `<linearGradient id="share-scrim" x2="0" y2="1"><stop offset=".4" stop-color="${color("night")}"/>`,
    `<stop offset=".62" stop-color="${color("night", 0.7)}"/><stop offset=".92" stop-color="${color("night", 0)}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#share-scrim)"/>`,
  ].join("");
  return { svg, wordsEnd: 1120, wordsFoot: 390, address: "above" };
}

/** The brand's five colours as overlapping windows. */
function swatches(): Scene {
  const names = ["primary-dark", "primary", "primary-light", "accent", "secondary"];
  const box = (index: number) =>
    `x="${690 + index * 72}" y="${76 + index * 14}" width="190" height="${478 - index * 28}" rx="95"`;
  const edge = `stroke="${color("soft-on-night", 0.35)}" stroke-width="2"`;
  return beside(
    names.map((name, index) => `<rect ${box(index)} fill="${color(name)}" ${edge}/>`).join(""),
  );
}
