import { describe, expect, test } from "vitest";
import { builtSite, codeIn, cookieOf } from "../../site.ts";

const worker = builtSite();

let serial = 0;
const someone = () => `grace.${Date.now()}.${serial++}@example.org`;
const typed = (overrides: Record<string, string> = {}) => ({
  firstName: "Grace",
  lastName: "Hopper",
  email: someone(),
  companyName: "",
  vatNumber: "",
  airport: "CDG",
  adults: "2",
  children: "1",
  infants: "0",
  flightDate: "",
  flightNumber: "AF1234",
  ...overrides,
});

/** Posts a form as a browser without scripts does. */
const postForm = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  worker.fetch(path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
    redirect: "manual",
  });
const stored = (email: string) =>
  worker.rows<{ amount_minor: number; currency: string; language: string; status: string }>(
    `SELECT amount_minor, currency, language, status FROM orders
      WHERE customer_id IN (SELECT id FROM customers WHERE email = ?)`,
    email,
  );
const readKey = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1];
const keyOf = async (path: string) => readKey(await (await worker.get(path)).text())!;
/** The cookie that a browser sends to this page. */
const cookieFor = (response: Response, path: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes(`; Path=${path};`))
    ?.split(";")[0];

test.each([
  ["/fast-track-form", "en", "", "Pay $33", "ALMOST READY"],
  ["/fr/fast-track-form", "fr", "/fr", "Payer 33,00", "À COMPLÉTER"],
])(
  "%s books, pays and shows the pass without scripts",
  async (path, language, prefix, pay, valid) => {
    const form = typed();
    const booked = await postForm(path, form);
    expect(booked.status).toBe(303);
    const order = booked.headers.get("location")!;
    expect(order).toMatch(new RegExp(`^${prefix}/fast-track-payment/[0-9a-f-]{36}$`));
    expect(await stored(form.email)).toEqual([
      { amount_minor: 3300, currency: "USD", language, status: "Not Paid" },
    ]);

    const cookie = cookieFor(booked, order)!;
    const page = await (await worker.get(order, { cookie })).text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain('data-field="status"');
    expect(page).toContain(pay);
    expect(page).not.toContain('name="cardNumber"');
    expect(await (await worker.get(order)).text()).not.toContain('data-field="status"');

    const paying = await postForm(order, {}, { cookie });
    expect(paying.status).toBe(303);
    const demo = new URL(paying.headers.get("location")!).pathname;
    expect(await (await worker.get(demo)).text()).toContain('value="decline"');
    const declined = await postForm(demo, { action: "decline" });
    expect([declined.status, await declined.text()]).toEqual([
      200,
      expect.stringContaining('role="alert"'),
    ]);
    const paid = await postForm(demo, { action: "pay" });
    expect([paid.status, new URL(paid.headers.get("location")!).pathname]).toEqual([303, order]);

    const paidPage = await (await worker.get(order, { cookie })).text();
    const pass = /href="([^"]*\/pass\/[\w-]+)"/.exec(paidPage)![1]!;
    const passPage = await (await worker.get(pass)).text();
    expect(passPage).toContain('data-field="pass-qr"');
    expect(/data-field="pass-state">([^<]+)</.exec(passPage)?.[1]).toBe(valid);
    expect((await stored(form.email))[0]).toMatchObject({ status: "paid" });
  },
);

test("the same view of the form posted twice books once, another trip or view books again", async () => {
  const form = { ...typed(), key: await keyOf("/fast-track-form") };
  const responses = await Promise.all([
    postForm("/fast-track-form", form),
    postForm("/fast-track-form", form),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([303, 303]);
  const [one, two] = responses.map(({ headers }) => headers.get("location"));
  expect(one).toBe(two);
  expect(await stored(form.email)).toHaveLength(1);

  await postForm("/fast-track-form", { ...form, adults: "3" });
  expect(await stored(form.email)).toHaveLength(2);
  // Also for a browser that kept the page.
  const etag = (await worker.get("/fast-track-form")).headers.get("etag") ?? "";
  const again = await worker.get("/fast-track-form", { "if-none-match": etag });
  expect(again.status).toBe(200);
  const key = readKey(await again.text())!;
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(key).not.toBe(form.key);
  await postForm("/fast-track-form", { ...form, key });
  expect(await stored(form.email)).toHaveLength(3);
});

test("what is wrong is said beside its field, and what was typed stays", async () => {
  const form = typed({ email: "", firstName: "Zoë", adults: "two", flightDate: "2020-01-01" });
  const response = await postForm("/fr/fast-track-form", { ...form, key: "kept-key" });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(html).toMatch(/<div tabindex="-1" autofocus=""/i);
  for (const text of ["Saisissez votre e-mail", "Saisissez un nombre entier"])
    expect(html).toContain(text);
  for (const value of ["Zoë", "two", "2020-01-01", "AF1234", "kept-key"])
    expect(html).toContain(`value="${value}"`);
  expect(html).toMatch(/<option value="CDG" selected="">/);
  expect(await worker.get("/fr/fast-track-form").then((page) => page.text())).not.toContain("Zoë");
});

test("a day that is over is refused in words", async () => {
  const form = typed({ flightDate: "2020-01-01" });
  const response = await postForm("/fast-track-form", form);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("This day is over at the airport");
  expect(await stored(form.email)).toEqual([]);
});

// Proves V3.2.
describe("a booking that another site's page posts is refused, and nothing is stored", () => {
  test.each([
    ["cross-site", { "sec-fetch-site": "cross-site" }],
    ["same-site", { "sec-fetch-site": "same-site" }],
  ])("%s", async (_name, headers) => {
    const form = typed();
    const response = await postForm("/fast-track-form", form, headers);
    expect([response.status, await response.text()]).toEqual([403, ""]);
    expect(await stored(form.email)).toEqual([]);
    const own = await postForm("/fast-track-form", form);
    const order = own.headers.get("location")!;
    const cookie = cookieFor(own, order)!;
    expect((await postForm(order, {}, { ...headers, cookie })).status).toBe(403);
  });
});

test.each([
  ["65 KiB", typed({ lastName: "x".repeat(66_000) }), {}, 413],
  ["JSON", {}, { "content-type": "application/json" }, 415],
  ["a file", {}, { "content-type": "multipart/form-data; boundary=x" }, 415],
])("a form of %s is refused", async (_name, fields, headers, status) => {
  expect((await postForm("/fast-track-form", fields, headers)).status).toBe(status);
});

test("an order without its cookie cannot be paid from its page, and no preview takes a booking", async () => {
  const booked = await postForm("/fast-track-form", typed());
  const order = booked.headers.get("location")!;
  const before = await worker.count("payments");
  const paying = await postForm(order, {});
  expect([paying.status, paying.headers.get("location")]).toEqual([303, order]);
  expect(await worker.count("payments")).toBe(before);
  const preview = "/preview/0123456789abcdef0123456789abcdef/fast-track-form";
  expect((await postForm(preview, typed())).status).toBe(405);
});

test("without script, the code of Find your booking stays unused where no cookie came back", async () => {
  const email = someone();
  const { order_number: orderNumber } = (await worker.book({ email })).booking.order;
  const asked = await postForm("/find-booking", { orderNumber, email });
  expect(await asked.text()).toContain('name="code"');
  const code = codeIn(await worker.codeMailAbout(orderNumber));
  const open = (headers: Record<string, string>) =>
    postForm("/find-booking", { orderNumber, email, code }, headers);
  const refused = await open({});
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("This browser blocks our cookies"),
  ]);
  const opened = await open({ cookie: cookieOf(asked) });
  expect(opened.status).toBe(303);
  const path = opened.headers.get("location")!;
  const page = await worker.get(path, { cookie: cookieFor(opened, path)! });
  expect(await page.text()).toContain('data-field="status"');
});
