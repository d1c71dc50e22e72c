import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  isCleanSvg,
  isLogoImage,
  logoBytes,
  logoDataUrl,
  logoSvgText,
  readPngSize,
  svgDataUrl,
} from "./logo.ts";
import { fitsIcon, isWide } from "./logo-size.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

test.each([
  '<circle cx="4" cy="4" r="3" fill="#f00"/>',
  '<g transform="scale(2) rotate(10)"><rect width="4" height="4" rx="1"/></g>',
  '<defs><linearGradient id="a"><stop offset=".5" stop-color="red"/></linearGradient></defs>' +
    '<path d="M0 0h9v9z" fill="url(#a)"/>',
  '<style>.a{fill:#0f4c81}g &gt; path{stroke:url("#b")}</style><path class="a" d="M0 0"/>',
  '<path style="fill:url(&quot;#a&quot;)" d="M0 0"/>',
  '<clipPath id="c"><ellipse rx="2" ry="3"/></clipPath><use href="#c"/>',
])("%s is clean", (inner) => expect([inner, isCleanSvg(svg(inner))]).toEqual([inner, true]));

// Proves what keeps a logo from running code or calling home, whoever wrote the file.
test.each([
  "<script>alert(1)</script>",
  "<SCRIPT/>",
  '<path onload="alert(1)" d="M0 0"/>',
  '<path\nonload="alert(1)"/>',
  '<image href="https://x.test/a.png"/>',
  '<use href="https://x.test/a.svg#a"/>',
  '<use href="data:image/svg+xml;base64,AA"/>',
  '<use xlink:href="#a"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  "<foreignObject><p>x</p></foreignObject>",
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<path fill="url(https://x.test/a)" d="M0 0"/>',
  '<path fill="URL( //x.test/a )" d="M0 0"/>',
  '<path style="fill:url(&quot;//x.test&quot;)"/>',
  "<style>@import '//x.test'</style>",
  "<style>.a{fill:u\\72l(//x.test)}</style>",
  "<style>.a{background:url(//x.test)}</style>",
  "<style>&lt;/style>&lt;script></style>",
  '<path d="a" x="<script>"/>',
  "<path d='M0 0'/>",
  "<!-- x -->",
  "<![CDATA[x]]>",
  "<?xml version='1.0'?>",
  "<!DOCTYPE svg>",
  "&lt;script&gt;",
  "<text>Lumen</text>",
  '<use href="#a"/>'.repeat(21),
])("%s is not clean", (inner) => expect(isCleanSvg(svg(inner))).toBe(false));

test("an SVG that is none, or carries more, is not clean", () => {
  for (const text of [
    "",
    "<svg></svg>",
    "hello",
    `${svg("")}<script></script>`,
    ` ${svg("")}`,
    svg("", 'onload="alert(1)"'),
  ])
    expect([text, isCleanSvg(text)]).toEqual([text, false]);
  expect(isCleanSvg(svg("<g>".repeat(50_000)))).toBe(true);
});

/** The checksums are left empty: decoders look at them, and nothing here relies on them. */
function png(width: number, height: number): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(name, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(Buffer.alloc((width * 4 + 1) * height))),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

test("the size of a PNG is in its header, and a broken file has none", () => {
  const whole = png(12, 7);
  expect(readPngSize(whole)).toEqual({ width: 12, height: 7 });
  expect(readPngSize(png(0, 7))).toBeUndefined();
  for (let length = 0; length < whole.length; length += 5)
    expect(readPngSize(whole.slice(0, length))).toBeUndefined();
  const renamed = whole.with(12, 0x4a);
  expect(readPngSize(renamed)).toBeUndefined();
  expect(readPngSize(new TextEncoder().encode("GIF89a".padEnd(99)))).toBeUndefined();
});

test("a logo is an SVG or a PNG of the size that it says", () => {
  const image = logoDataUrl("png", png(12, 7));
  expect(isLogoImage({ image, width: 12, height: 7 })).toBe(true);
  expect(isLogoImage({ image, width: 7, height: 12 })).toBe(false);
  const drawing = svgDataUrl(svg('<circle r="4"/>'));
  expect(isLogoImage({ image: drawing, width: 1, height: 1 })).toBe(true);
  expect(logoSvgText(drawing)).toBe(svg('<circle r="4"/>'));
  for (const wrong of [
    "",
    "/logo.svg",
    "https://x.test/a.png",
    "data:image/svg+xml;base64,%%%",
    "data:image/svg+xml,<svg/>",
    "data:text/html;base64,AA",
    svgDataUrl(svg("<script/>")),
  ])
    expect([wrong, isLogoImage({ image: wrong, width: 1, height: 1 })]).toEqual([wrong, false]);
  expect(logoBytes("/logo.svg")).toBeUndefined();
});

test("a lettering is wide, and only what is about a square fits an icon", () => {
  expect([isWide({ width: 300, height: 100 }), isWide({ width: 200, height: 100 })]).toEqual([
    true,
    false,
  ]);
  expect(fitsIcon({ width: 100, height: 201 })).toBe(false);
  expect(fitsIcon({ width: 100, height: 150 })).toBe(true);
});
