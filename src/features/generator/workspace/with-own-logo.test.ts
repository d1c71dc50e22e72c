import { expect, onTestFinished, test, vi } from "vitest";
import { siteConfig } from "../../../../app.config.ts";
import { svgDataUrl } from "#domain/logo.ts";
import { withOwnLogo } from "./with-own-logo.ts";

test("the built site's logo is fetched into the configuration; a file that is gone is none", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const logo = { image: "/logo-1.svg", width: 32, height: 32, ground: "light" as const };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>';
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(svg)));
  const found = await withOwnLogo({ ...siteConfig, logo });
  expect(found.logo).toEqual({ ...logo, image: svgDataUrl(svg) });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("404", { status: 404 })));
  expect(await withOwnLogo({ ...siteConfig, logo })).toEqual(siteConfig);
});
