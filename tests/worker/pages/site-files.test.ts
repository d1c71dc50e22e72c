import { Buffer } from "node:buffer";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PLATES } from "#components/art/plates.ts";
import { siteConfig } from "../../../app.config.ts";
import { decodePng } from "../../picture-colors.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const ORIGIN = `https://${siteConfig.domains.main}`;

const text = async (path: string) => {
  const response = await worker.get(path);
  expect(response.status).toBe(200);
  return response.text();
};

/** The attributes of the elements of a page that match, such as all <link rel="alternate">. */
function elements(html: string, pattern: RegExp): Record<string, string>[] {
  return [...html.matchAll(pattern)].map(([element]) =>
    Object.fromEntries(
      [...element.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name!.toLowerCase(),
        value!.replaceAll("&amp;", "&"),
      ]),
    ),
  );
}
const meta = (html: string, name: string) =>
  elements(html, /<meta [^>]*>/g).find((element) => (element.property ?? element.name) === name)
    ?.content;
const linkOf = (html: string, rel: string) =>
  elements(html, /<link [^>]*>/g).find((element) => element.rel === rel)?.href;

interface Data {
  "@type": string;
  [key: string]: unknown;
}
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Data,
  );

/** Width and height of a picture, which is what its name says and no larger than a phone likes to load. */
async function pictureSize(path: string): Promise<[number, number]> {
  const response = await worker.get(path);
  const type = path.endsWith(".png") ? "png" : "jpeg";
  expect(`${path} ${response.status} ${response.headers.get("content-type")}`).toBe(
    `${path} 200 image/${type}`,
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(100_000);
  const { format, width, height } = await sharp(bytes).metadata();
  expect(format).toBe(type);
  return [width, height];
}

async function sitemapEntries() {
  const xml = await text("/sitemap.xml");
  return [...xml.matchAll(/<url>\s*<loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(([, loc, rest]) => ({
    path: loc!.replace(ORIGIN, "") || "/",
    alternates: elements(rest!, /<xhtml:link [^>]*>/g).map(
      ({ hreflang, href }) => `${hreflang} ${href}`,
    ),
  }));
}

test("the sitemap lists pages in both languages, each with its pair, and what it says is what the pages say", async () => {
  const entries = await sitemapEntries();
  expect(entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/",
      "/fr",
      "/terms",
      "/fr/terms",
      "/faq",
      "/contact",
      "/privacy",
      "/subscription-terms",
      "/unsubscribe",
    ]),
  );
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  for (const { path, alternates } of entries) {
    const html = await text(path);
    expect(linkOf(html, "canonical")).toBe(`${ORIGIN}${path}`);
    const onPage = elements(html, /<link rel="alternate"[^>]*>/g).map(
      ({ hreflang, href }) => `${hreflang} ${href}`,
    );
    expect(onPage.toSorted()).toEqual(alternates.toSorted());
    expect(html).toContain(
      `<html lang="${path.startsWith("/fr/") || path === "/fr" ? "fr" : "en"}"`,
    );
    expect(meta(html, "robots")).toBeUndefined();
  }
});

test("every page that links lead to is in the sitemap, or says noindex", async () => {
  const listed = new Set((await sitemapEntries()).map(({ path }) => path));
  const seen = new Set<string>();
  const queue = ["/", "/fr"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const response = await worker.get(path);
    if (response.status !== 200 || !response.headers.get("content-type")?.includes("html"))
      continue;
    const html = await response.text();
    const canonical = linkOf(html, "canonical")?.replace(ORIGIN, "") || undefined;
    const known = meta(html, "robots") === "noindex" || listed.has(canonical ?? path);
    expect(`${path}: ${known}`).toBe(`${path}: true`);
    for (const { href } of elements(html, /<a [^>]*>/g))
      if (href?.startsWith("/") && !href.startsWith("//")) queue.push(href.split(/[?#]/)[0]!);
  }
  expect(seen.size).toBeGreaterThanOrEqual(listed.size);
});

test("each page has a picture of its own for shared links, a title and a description", async () => {
  const images = new Set<string>();
  for (const { path } of await sitemapEntries()) {
    const html = await text(path);
    const image = meta(html, "og:image")!;
    images.add(image);
    expect(image.startsWith(`${ORIGIN}/share/`)).toBe(true);
    expect(await pictureSize(image.replace(ORIGIN, ""))).toEqual([1200, 630]);
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    expect(meta(html, "og:url")).toBe(`${ORIGIN}${path}`);
    expect(meta(html, "og:locale")).toBe(
      path.startsWith("/fr") && (path === "/fr" || path[3] === "/") ? "fr_FR" : "en_GB",
    );
    expect(meta(html, "og:title")).toBeTruthy();
    expect(`${path}: ${meta(html, "description")?.length}`).toMatch(/: (?:[5-9]\d|1[0-5]\d|160)$/);
  }
  expect(images.size).toBe((await sitemapEntries()).length);
});

test("pictures of shared links may be shown on other sites; other files may not", async () => {
  const image = await worker.get("/share/en/home.jpg");
  expect(image.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect((await worker.get("/favicon.svg")).headers.get("cross-origin-resource-policy")).toBe(
    "same-origin",
  );
});

test("security.txt says where to report a weakness, and until when that holds", async () => {
  const response = await worker.get("/.well-known/security.txt");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).trimEnd().split("\n");
  const fields = new Map(lines.map((line) => line.split(": ", 2) as [string, string]));
  expect(fields.get("Contact")).toBe(`mailto:${siteConfig.company.email}`);
  expect(fields.get("Canonical")).toBe(`${ORIGIN}/.well-known/security.txt`);
  expect(fields.get("Preferred-Languages")).toBe("en, fr");
  const days = (Date.parse(fields.get("Expires")!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test("a password manager finds the page that changes the password, and no page for what no site has", async () => {
  const response = await worker.fetch("/.well-known/change-password", { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "/account"]);
  const missing = await worker.get(
    "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
  );
  expect(missing.status).toBe(404);
});

test("robots.txt keeps programs' doors and personal pages out, and names the sitemap", async () => {
  const robots = await text("/robots.txt");
  for (const path of [
    "/api/",
    "/admin",
    "/auth",
    "/account",
    "/fast-track-payment",
    "/find-booking",
  ])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const disallowed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!);
  for (const { path } of await sitemapEntries())
    expect(disallowed.some((start) => path.startsWith(start))).toBe(false);
});

test("the web manifest follows the site configuration, and its icons are there in their sizes", async () => {
  const response = await worker.get("/manifest.webmanifest");
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  const manifest = (await response.json()) as {
    name: string;
    start_url: string;
    theme_color: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: siteConfig.company.name, start_url: "/" });
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const pngs = manifest.icons.filter(({ type }) => type === "image/png");
  expect(pngs).toHaveLength(3);
  for (const { src, sizes } of pngs) expect((await pictureSize(src)).join("x")).toBe(sizes);
  expect((await worker.get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
  const ico = Buffer.from(await (await worker.get("/favicon.ico")).arrayBuffer());
  const sizes = [0, 1, 2].map((index) => {
    const at = 6 + 16 * index;
    const png = ico.subarray(
      ico.readUInt32LE(at + 12),
      ico.readUInt32LE(at + 12) + ico.readUInt32LE(at + 8),
    );
    return [ico[at], decodePng(png).width];
  });
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  const html = await text("/");
  expect(meta(html, "theme-color")).toBe(manifest.theme_color);
  expect(linkOf(html, "manifest")).toBe("/manifest.webmanifest");
  expect(await pictureSize(linkOf(html, "apple-touch-icon")!)).toEqual([180, 180]);
});

// Cloudflare redirects an address with a character such as "@" to its escaped form, which costs one more round trip.
test.each(Object.values(PLATES))(
  "the pictures $src and $large are served where pages ask for them",
  async ({ src, large }) => {
    for (const path of [src, large]) {
      const response = await worker.fetch(path, { redirect: "manual" });
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
    }
  },
);

test("the Fast Track page offers the pass at an adult's fare, in the visitor's currency", async () => {
  const pounds = await (await worker.get("/fast-track", { cookie: "currency=GBP" })).text();
  expect(structuredData(pounds).find((data) => data["@type"] === "Product")).toMatchObject({
    name: `${siteConfig.company.name} Airport Fast Track`,
    offers: {
      "@type": "Offer",
      price: 11,
      priceCurrency: "GBP",
      url: `${ORIGIN}/fast-track-form`,
    },
  });
});

test("the home page tells who runs the site, and the plans as it prices them", async () => {
  const html = await text("/");
  const types = structuredData(html).map((data) => data["@type"]);
  expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite", "Product"]));
  expect(structuredData(html).find((data) => data["@type"] === "Organization")).toMatchObject({
    legalName: siteConfig.company.legalName,
    url: `${ORIGIN}/`,
  });
  const pounds = await (await worker.get("/", { cookie: "currency=GBP" })).text();
  for (const { price, name } of siteConfig.pricing.plans) {
    const offers = (page: string) =>
      structuredData(page).find((data) => data.name === `${siteConfig.company.name} ${name}`)
        ?.offers;
    expect(offers(html)).toMatchObject({ "@type": "Offer", price, priceCurrency: "USD" });
    expect(html).toContain(`$${price}`);
    expect(offers(pounds)).toMatchObject({ price, priceCurrency: "GBP" });
    expect(pounds).toContain(`£${price}`);
  }
});

test.each([
  ["/faq", "Home"],
  ["/fr/faq", "Accueil"],
])(
  "%s tells its questions and answers as it shows them, and where it stands",
  async (path, home) => {
    const html = await text(path);
    const data = structuredData(html);
    const { mainEntity } = data.find((entry) => entry["@type"] === "FAQPage") as unknown as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity).toHaveLength(5);
    const shown = html
      .replaceAll(/<script.*?<\/script>/gs, "")
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&")
      .replaceAll(/\s+/g, " ");
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(shown).toContain(name.replaceAll(/\s+/g, " "));
      expect(shown).toContain(acceptedAnswer.text.replaceAll(/\s+/g, " "));
    }
    expect(data.find((entry) => entry["@type"] === "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: home },
        { position: 2, item: `${ORIGIN}${path}` },
      ],
    });
  },
);
