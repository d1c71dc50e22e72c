import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type PaidPass, ownOrder, payForPass } from "../browser/bookings/paid-pass.ts";
import { browserSite, DESKTOP, PHONE } from "../browser/browser-site.ts";
import { siteAdmin } from "../browser/people.ts";
import { settle } from "../browser/screens.ts";
import { showAll } from "../../tools/screenshots/show-all.ts";

/** With this option the run takes the pictures that later runs are compared with. */
const KEEPS = Boolean(process.env.KEEP_PICTURES);
const KEPT = join(import.meta.dirname, "kept");
const FAILURES = join(import.meta.dirname, "../../.cache/test/failures");

/** Pictures are so small that two versions of Chromium draw the same, and so large that a button is seen. */
const SCALE = 0.4;
/** How far a colour may be from the kept one, from 0 to 1, before its pixel counts as another. */
const COLOR_TOLERANCE = 0.2;
/** How many pixels in a thousand may be others: a button has more. */
const PIXEL_TOLERANCE = 1;

/** Days, whether the team answers now, and a pass's code differ from run to run, so they are hidden. */
const VARYING =
  "time, :has(> [data-open]), input[type=date], div:has(> div > [data-field=pass-qr])";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

let unpaid: PaidPass;
let paid: PaidPass;

beforeAll(async () => {
  const { booking, cookie } = await site.book();
  unpaid = {
    orderId: booking.order.id,
    orderNumber: booking.order.order_number,
    code: "",
    path: "",
    cookie,
  };
  paid = await payForPass(site);
});

interface Screen {
  path: string | (() => string);
  viewport: typeof DESKTOP;
  colorScheme?: "dark";
  order?: () => PaidPass;
  isStaff?: boolean;
}

const SCREENS: Record<string, Screen> = {
  home: { path: "/", viewport: DESKTOP },
  "home-fr-phone-dark": { path: "/fr", viewport: PHONE, colorScheme: "dark" },
  services: { path: "/services", viewport: DESKTOP },
  "fast-track-phone": { path: "/fast-track", viewport: PHONE },
  "plans-fr": { path: "/fr/pre-checkout", viewport: DESKTOP },
  "form-fr-dark": { path: "/fr/fast-track-form", viewport: DESKTOP, colorScheme: "dark" },
  "checkout-phone": {
    path: () => `/fast-track-payment/${unpaid.orderId}`,
    viewport: PHONE,
    order: () => unpaid,
  },
  pass: { path: () => paid.path, viewport: DESKTOP, order: () => paid },
  "contact-fr-phone": { path: "/fr/contact", viewport: PHONE },
  "sign-in-dark": { path: "/auth", viewport: DESKTOP, colorScheme: "dark" },
  generator: { path: "/config-generator", viewport: DESKTOP },
  "new-order": { path: "/admin/orders/new", viewport: DESKTOP, isStaff: true },
};

test.each(Object.entries(SCREENS))("%s looks as it did", async (name, screen) => {
  const path = typeof screen.path === "string" ? screen.path : screen.path();
  const { viewport, colorScheme } = screen;
  const page = await (screen.isStaff
    ? openAsAdmin(path)
    : site.open(screen.order ? "/faq" : path, { viewport, colorScheme }));
  if (screen.order) {
    await ownOrder(page, site, screen.order());
    await page.goto(path);
  }
  await settle(page);
  await expectKept(page, name);
});

async function expectKept(page: Page, name: string): Promise<void> {
  await page.evaluate((varying) => {
    for (const one of document.querySelectorAll<HTMLElement>(varying))
      one.style.visibility = "hidden";
  }, VARYING);
  await showAll(page);
  const png = await page.screenshot({ fullPage: true });
  const file = join(KEPT, `${name}.webp`);
  if (KEEPS) {
    await mkdir(KEPT, { recursive: true });
    await small(png, page).webp({ quality: 90, smartSubsample: true }).toFile(file);
    return;
  }
  expect(existsSync(file), `${file} is kept`).toBe(true);
  const [seen, kept] = await Promise.all([pixelsOf(small(png, page)), pixelsOf(sharp(file))]);
  const { width, height } = kept.info;
  const difference = Buffer.alloc(width * height * 4);
  const isAsHigh = seen.info.height === height;
  const others = isAsHigh
    ? pixelmatch(kept.data, seen.data, difference, width, height, { threshold: COLOR_TOLERANCE })
    : width * height;
  if (others * 1000 > PIXEL_TOLERANCE * width * height) {
    await mkdir(FAILURES, { recursive: true });
    await sharp(png).toFile(join(FAILURES, `picture-${name}.png`));
    if (isAsHigh)
      await sharp(difference, { raw: { width, height, channels: 4 } })
        .png()
        .toFile(join(FAILURES, `picture-${name}-difference.png`));
  }
  expect({
    height: seen.info.height,
    others: Math.round((others * 1000) / (width * height)),
  }).toEqual({
    height,
    others: 0,
  });
}

const small = (png: Buffer, page: Page) =>
  sharp(png).resize({ width: Math.round(page.viewportSize()!.width * SCALE) });

const pixelsOf = (picture: Sharp) =>
  picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
