import { join } from "node:path";
import type { Plugin } from "vite";
import { siteConfig } from "../../app.config.ts";
import { LANGUAGES } from "#domain/language.ts";
import { readableHost } from "#domain/site/readable-host.ts";
import { faviconSvg, iconSvg, wideLogoSvg } from "#lib/brand/icon.ts";
import { withBrandColors } from "#lib/brand/plain-colors.ts";
import { SHARE_IMAGE, shareImagePath, WIDE_LOGO } from "#domain/site-address.ts";
import { jpegCache, svgToPng } from "./draw-svg.ts";
import { loadFaces } from "./faces.ts";
import { ico } from "./ico.ts";
import { listLogoFiles } from "./logo-file.ts";
import { publicPages } from "./public-pages.ts";
import { shareImageSvg } from "./share-image.ts";
import { signLetter } from "./sign-letter.ts";
import { robots, sitemap, webManifest } from "./site-texts.ts";

const CACHE = join(import.meta.dirname, "../../.cache/site-files");

/** Makes the static assets that depend on app.config.ts. */
export function siteFiles(): Plugin {
  return {
    name: "envol:site-files",
    applyToEnvironment: (environment) => environment.name === "client",
    async configureServer(server) {
      const files = await makeSiteFiles();
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0]?.slice(1) ?? "";
        const file = files.get(path);
        if (file === undefined) return next();
        if (path.endsWith(".svg")) response.setHeader("content-type", "image/svg+xml");
        response.end(file);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await makeSiteFiles())
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

async function makeSiteFiles(): Promise<Map<string, string | Uint8Array>> {
  const pages = publicPages(siteConfig);
  const drawJpeg = jpegCache(CACHE);
  const titles = pages.flatMap(({ title }) => LANGUAGES.map((language) => title(language)));
  const { company, domains } = siteConfig;
  const faces = await loadFaces(
    CACHE,
    [company.name, readableHost(domains.main), ...titles].join(),
  );
  const letter = signLetter(siteConfig, faces);
  const icon = withBrandColors(iconSvg(siteConfig, { letter }), siteConfig.colors);
  const square = withBrandColors(
    iconSvg(siteConfig, { isMaskable: true, letter }),
    siteConfig.colors,
  );
  const small = [16, 32, 48].map((side) => ({ side, png: svgToPng(icon, side) }));
  const files = new Map<string, string | Uint8Array>([
    ["sitemap.xml", sitemap(siteConfig, pages)],
    ["robots.txt", robots(siteConfig)],
    ["manifest.webmanifest", webManifest(siteConfig)],
    ["favicon.svg", withBrandColors(faviconSvg(siteConfig, letter), siteConfig.colors)],
    ["favicon.ico", ico(small)],
    ["icon-192.png", svgToPng(icon, 192)],
    ["icon-512.png", svgToPng(icon, 512)],
    ["icon-maskable-512.png", svgToPng(square, 512)],
    ["apple-touch-icon.png", svgToPng(square, 180)],
    ...listLogoFiles(siteConfig),
  ]);
  const wide = wideLogoSvg(siteConfig);
  if (wide)
    files.set(WIDE_LOGO, svgToPng(withBrandColors(wide.svg, siteConfig.colors), wide.width));
  for (const { path, title } of pages) {
    for (const language of LANGUAGES) {
      const svg = withBrandColors(
        shareImageSvg(siteConfig, { path, title: title(language) }, faces),
        siteConfig.colors,
      );
      files.set(shareImagePath(path, language).slice(1), await drawJpeg(svg, SHARE_IMAGE.width));
    }
  }
  return files;
}
