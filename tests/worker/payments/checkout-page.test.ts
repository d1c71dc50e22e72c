import { expect, test } from "vitest";
import type { BookingBody } from "../../factories.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { builtSite } from "../../site.ts";

const site = builtSite();

/** Words as they are seen, with plain spaces. */
const seen = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s\u2068\u2069]+/g, " ")
    .trim();

/** An order of 33 euros, and what its own browser reads of it. Scripts draw the same parts. */
async function bookedOrder(language: "en" | "fr", overrides: Partial<BookingBody> = {}) {
  const { booking, cookie } = await site.book({ currency: "EUR", ...overrides });
  const { id, order_number: number } = booking.order;
  const path = `${language === "fr" ? "/fr" : ""}/fast-track-payment/${id}`;
  const read = async () => {
    const html = await (await site.get(path, { cookie })).text();
    const rows = [...html.matchAll(/<tr\b.*?<\/tr>|<dt\b.*?<\/dd>/gs)];
    return { html, text: seen(html), rows: rows.map(([row]) => seen(row)) };
  };
  return {
    id,
    cookie,
    number,
    read,
    /** What it reads after a change of the order. */
    async after(sql: string) {
      await site.rows(`UPDATE orders SET ${sql} WHERE id = ?`, id);
      return read();
    },
  };
}

async function paidOrder(...booking: Parameters<typeof bookedOrder>) {
  const order = await bookedOrder(...booking);
  await payOnDemo(site, order.id, order.cookie);
  return order;
}

test("form and checkout say until when an order can be paid; one whose time is over says so, and cannot be paid", async () => {
  expect(seen(await (await site.get("/fast-track-form")).text())).toContain(
    "Pay within 48 hours, by your flight day at the latest.",
  );
  const { read, after } = await bookedOrder("en");
  const payable = (await read()).text;
  expect(payable).toContain("Pay €33.00 now");
  expect(payable).toMatch(
    /Pay by \d+ \w+ \d{4} at \d\d:\d\d \(London time\)\. After that, the booking expires/,
  );
  const { text } = await after("created_at = 1, updated_at = 1");
  expect(text).toContain("This booking has expired");
  expect(text).not.toMatch(/Pay €/);
});

test("a paid order says what was refunded, what is on its way back, and, cancelled, what is still asked for", async () => {
  const { id, read, after } = await paidOrder("en");
  expect((await after("refunded_minor = 1100")).rows).toContain("Refunded -€11.00");
  const cancelled = await after("refunded_minor = 0, status = 'cancelled'");
  expect(cancelled.text).toContain("We’ve received €33.00 and are checking it");

  await site.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
     SELECT 'r' || id, id, order_id, 'pending', received_minor, currency, '', 1, 1 FROM payments WHERE order_id = ?`,
    id,
  );
  const owed = await read();
  expect(owed.text).toContain("We’re refunding €33.00 to your card.");
  expect(owed.text).toContain("CANCELLED");
  const onItsWay = await after("status = 'paid'");
  expect(onItsWay.text).toContain("We’re refunding €33.00 to your card.");
  expect(onItsWay.text).not.toMatch(/Show your code|is paid/);

  const refunded = await after("refunded_minor = 3300, status = 'refunded'");
  expect(refunded.text).toContain("We’ve refunded you €33.00.");
  expect(refunded.text).toContain("REFUNDED");
  expect(refunded.rows).toContain("Refunded -€33.00");
});

const RECEIPTS = {
  en: {
    lines: [
      "Adults €11.00 2 €22.00",
      "Children €11.00 1 €11.00",
      "Infants €0.00 1 €0.00",
      "Total €33.00",
    ],
    payer: ["Paid by Ada Byron", "Company Analytical & Co", "VAT number GB 123456789"],
    refunded: ["Total €33.00", "Refunded -€5.50"],
    due: ["Total €44.00", "Amount paid €33.00", "Still to pay €11.00"],
    waived: ["Total €44.00", "Not charged -€11.00"],
  },
  fr: {
    lines: ["Adultes 11,00 € 2 22,00 €", "Enfants 11,00 € 1 11,00 €", "Bébés 0,00 € 1 0,00 €"],
    payer: ["Payé par Ada Byron", "Société Analytical & Co", "Numéro de TVA GB 123456789"],
    refunded: ["Total 33,00 €", "Remboursé -5,50 €"],
    due: ["Total 44,00 €", "Montant payé 33,00 €", "Reste à payer 11,00 €"],
    waived: ["Total 44,00 €", "Non débité -11,00 €"],
  },
};

test.each(["en", "fr"] as const)(
  "the receipt has each price, who paid, and what came and went: %s",
  async (language) => {
    const said = RECEIPTS[language];
    const { number, read, after } = await paidOrder(language, {
      lastName: "Byron",
      companyName: "Analytical & Co",
      vatNumber: "GB 123456789",
    });
    const { text, rows: whole } = await read();
    for (const fact of [number, "ada@example.org", "Envol Travel Ltd"])
      expect(text).toContain(fact);
    expect(whole).toEqual(expect.arrayContaining([...said.lines, ...said.payer]));
    // What was paid is the total, which the receipt names once.
    expect(whole.join()).not.toMatch(/Amount paid|Montant payé/);
    const expectAfter = async (sql: string, rows: readonly string[]) =>
      expect((await after(sql)).rows).toEqual(expect.arrayContaining([...rows]));
    await expectAfter("refunded_minor = 550", said.refunded);
    await expectAfter(
      "refunded_minor = 0, adults = 3, amount_minor = 4400, due_minor = 1100",
      said.due,
    );
    await expectAfter("due_minor = 0", said.waived);
  },
);

test("the receipt of a private person names no company, and shows the fares of the booking", async () => {
  const { read, after } = await paidOrder("en");
  expect((await read()).rows.join()).not.toMatch(/Company|VAT/);
  const fares = "json_object('adults', 1250, 'children', 500, 'infants', 0)";
  const { rows } = await after(`amount_minor = 3000, paid_minor = 3000, fares = ${fares}`);
  expect(rows.filter((row) => /^(Adults|Children|Infants) €/.test(row))).toEqual([
    "Adults €12.50 2 €25.00",
    "Children €5.00 1 €5.00",
    "Infants €0.00 1 €0.00",
  ]);
  expect(rows).toContain("Total €30.00");
});

test("who cannot be mailed is told whom to give the right address, which takes a script", async () => {
  const { after } = await paidOrder("en");
  const { html, text } = await after("mail_trouble = 'bounced'");
  expect(text).toContain("Correcting your address here needs JavaScript.");
  expect(html).not.toContain('name="email"');
});
