import { expect, test } from "vitest";
import { printTimes } from "#domain/french-typography.ts";
import { bookable, dayFromToday, setFlightDay } from "../../flight-days.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import type { BookingBody } from "../../factories.ts";
import { authCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const site = builtSite();
const { agent: newAgent } = authCalls(site);

async function paidPass(overrides: Partial<BookingBody> = {}) {
  const { body, pastDay } = bookable(overrides);
  const { booking, cookie } = await site.book(body);
  const { id } = booking.order;
  await payOnDemo(site, id, cookie);
  if (pastDay) await setFlightDay(site, id, pastDay);
  const read = await site.get(`/api/bookings/${id}`, { cookie });
  const { order } = (await read.json()) as { order: { pass_url: string } };
  return {
    id,
    code: order.pass_url.split("/").at(-1)!,
    /** Changes the order. */
    set: (sql: string) => site.rows(`UPDATE orders SET ${sql} WHERE id = ?`, id),
  };
}

/** What the server says of a pass: scripts draw the same card in its place. */
async function readPage(code: string, language: "en" | "fr") {
  const html = await (await site.get(`${language === "fr" ? "/fr" : ""}/pass/${code}`)).text();
  return {
    html,
    state: /data-field="pass-state">([^<]+)</.exec(html)?.[1],
    meaning: /role="status"[^>]*data-state.*?<\/p>/s.exec(html)?.[0],
  };
}

test.each([
  ["en", "en-GB", ["USED", "EXPIRED", "CANCELLED", "REFUNDED"]],
  ["fr", "fr-FR", ["UTILISÉ", "EXPIRÉ", "ANNULÉ", "REMBOURSÉ"]],
] as const)("a pass that is over says so, and why: %s", async (language, locale, words) => {
  const used = await paidPass({ flightDate: dayFromToday(0) });
  const { access_token } = await newAgent();
  const by = { authorization: `Bearer ${access_token}` };
  await site.post(`/api/passes/${used.code}/redeem`, { nonce: "at-the-lane" }, by);
  const expired = await paidPass({ flightDate: dayFromToday(-2) });
  const [cancelled, refunded] = [await paidPass(), await paidPass()];
  await cancelled.set("status = 'cancelled'");
  await refunded.set("status = 'refunded'");

  const pages = [];
  for (const { code } of [used, expired, cancelled, refunded])
    pages.push(await readPage(code, language));
  expect(pages.map(({ state }) => state)).toEqual(words);
  for (const { html } of pages) expect(html).not.toMatch(/Lovelace|ada@example|FT-\d/);
  const [row] = await site.rows<{ created_at: number }>(
    "SELECT created_at FROM redemptions WHERE order_id = ?",
    used.id,
  );
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "Europe/Paris" });
  expect(pages[0]!.meaning).toContain(printTimes(time.format(row!.created_at), language));
});

test.each([
  ["en", "ALMOST READY", "once the amount due is paid", "0 of 2 travellers"],
  ["fr", "À COMPLÉTER", "le reste à payer sera réglé", "0 des 2 voyageurs"],
] as const)(
  "a pass is not valid while none of its travellers has paid: %s",
  async (language, state, meaning, count) => {
    const { code, set } = await paidPass({ adults: 2, children: 0, infants: 0 });
    await set("due_minor = amount_minor");
    const page = await readPage(code, language);
    expect(page.state).toBe(state);
    expect(page.meaning).toContain(meaning);
    expect(page.html.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(count);
  },
);

test.each([
  ["en", "We can’t find this pass", "/find-booking"],
  ["fr", "Ce pass est introuvable", "/fr/find-booking"],
] as const)("a replaced code leads to finding the booking: %s", async (language, words, path) => {
  const { code, set } = await paidPass();
  await set("pass_id = 'another'");
  const { html, state } = await readPage(code, language);
  expect(html).toContain(words);
  expect(html).toContain(`href="${path}"`);
  expect(state).toBeUndefined();
  expect(html).not.toContain('data-field="pass-qr"');
});

// Proves V3.5.
test("the address of a pass reaches no other site, no search engine and no log", async () => {
  const { code } = await paidPass({ flightDate: dayFromToday(0) });
  const response = await site.get(`/pass/${code}`);
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  const file = await site.get(`/api/passes/${code}/calendar.ics`);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(site.logs().join("\n")).not.toContain(code);
});
