import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { ownOrder, type PaidPass, payForPass } from "../bookings/paid-pass.ts";
import { awaken, browserSite, DESKTOP, expectToFit } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import {
  expectKeyboard,
  expectLargeText,
  expectNarrow,
  readLightness,
  settle,
} from "../screens.ts";

const site = browserSite();
const { open: openSignedIn } = siteAdmin(site);

const inQuery = (path: string) => `${path}?lang=fr`;

interface Screen {
  /** The file of its route, in src/routes. */
  route: string;
  /** Its address in English, where the file does not say it. */
  path?: () => string;
  /** The same in French, where it is not behind /fr. */
  french?: (path: string) => string;
  /** A page to act on follows the system into the dark; a page to read stays light. */
  follows?: true;
  /** Opened by the browser that made this order. */
  order?: () => PaidPass;
  signedIn?: true;
}

let paid: PaidPass;
let unpaid: PaidPass;
let payment: PaymentPage;
let preview: string;

/** Every page of the site but the staff's, which admin/pages.test.ts looks at. */
const SCREENS: Screen[] = [
  { route: "_site/index" },
  { route: "_site/services" },
  { route: "_site/pre-checkout" },
  { route: "_site/fast-track" },
  { route: "_site/fast-track-old" },
  { route: "_site/faq" },
  { route: "_site/contact" },
  { route: "_site/unsubscribe" },
  { route: "_site/unsubscribe", path: () => "/unsubscribe?token=x" },
  { route: "_site/withdraw" },
  { route: "_site/cancel-membership" },
  { route: "_site/terms" },
  { route: "_site/subscription-terms" },
  { route: "_site/privacy" },
  { route: "_site/accessibility" },
  { route: "_site/config-generator" },
  { route: "_site/preview.$", path: () => preview, french: (path) => `${path}/fr` },
  { route: "_site/fast-track-form", follows: true },
  {
    route: "_site/fast-track-payment.$orderId",
    path: () => `/fast-track-payment/${unpaid.orderId}`,
    order: () => unpaid,
    follows: true,
  },
  {
    route: "_site/fast-track-payment.$orderId",
    path: () => `/fast-track-payment/${paid.orderId}`,
    order: () => paid,
    follows: true,
  },
  { route: "_site/pass.$code", path: () => paid.path, order: () => paid, follows: true },
  { route: "pay.demo.$paymentId", path: () => `/pay/demo/${payment.id}`, follows: true },
  { route: "_site/find-booking", follows: true },
  { route: "_site/account", signedIn: true, french: inQuery, follows: true },
  { route: "auth/index", french: inQuery, path: () => "/auth", follows: true },
  { route: "auth/forgot", french: inQuery, follows: true },
  { route: "auth/reset", french: inQuery, follows: true },
  { route: "auth/confirm", french: inQuery, follows: true },
  { route: "auth/invitation", french: inQuery, follows: true },
  { route: "scan", follows: true },
];

beforeAll(async () => {
  paid = await payForPass(site, { airport: "CDG" });
  const { booking, cookie } = await site.book({ airport: "NCE" });
  unpaid = { ...paid, orderId: booking.order.id, cookie };
  const paying = await site.post(`/api/bookings/${booking.order.id}/payments`, {}, { cookie });
  payment = (await paying.json()) as PaymentPage;
  const stored = await site.post("/api/site-configs", siteConfig);
  preview = new URL(((await stored.json()) as { previewUrl: string }).previewUrl).pathname;
});

const open = (screen: Screen) =>
  screen.signedIn
    ? openSignedIn("about:blank", { viewport: DESKTOP })
    : site.open("about:blank", { viewport: DESKTOP });

async function goTo(page: Page, { order }: Screen, path: string): Promise<void> {
  if (order) await ownOrder(page, site, order());
  await page.goto(path);
  await settle(page);
}

const pathTo = ({ route, path }: Screen) =>
  path?.() ?? `/${route.replace(/^_site\//, "").replace(/^index$/, "")}`;

test("the table holds every page", () => {
  const routes = join(import.meta.dirname, "../../../src/routes");
  const files = readdirSync(routes, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => file.endsWith(".tsx") && !/^(admin|__root|_site\.tsx|auth\.tsx)|\/-/.test(file),
    )
    .map((file) => file.slice(0, -".tsx".length));
  expect([...new Set(SCREENS.map(({ route }) => route))].toSorted()).toEqual(files.toSorted());
});

for (const [index, screen] of SCREENS.entries()) {
  const name = `${screen.route} (${index + 1})`;
  test(`${name}: the Tab key reaches every control, and it fits 320 px and large text, in English`, async () => {
    const page = await open(screen);
    const path = pathTo(screen);
    await goTo(page, screen, path);
    await awaken(page);
    await expectKeyboard(page, path);
    await expectNarrow(page, path);
    await expectLargeText(page, path);
  });

  test(`${name}: it fits a phone, a desktop and large text where the system is dark, in French`, async () => {
    const page = await open(screen);
    const path = (screen.french ?? ((english) => `/fr${english}`))(pathTo(screen)).replace(
      /^\/fr\/$/,
      "/fr",
    );
    await page.emulateMedia({ colorScheme: "dark" });
    await goTo(page, screen, path);
    const isDark = (await readLightness(page)) < 40;
    expect(isDark).toBe(screen.follows ?? false);
    await expectToFit(page);
    await expectNarrow(page, path);
    await expectLargeText(page, path);
  });
}
