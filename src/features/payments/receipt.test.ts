import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import { SiteProvider } from "#lib/site-context/site-context.tsx";
import { siteConfig } from "../../../app.config.ts";
import { Receipt } from "./receipt.tsx";

const legal = {
  country: "FR" as const,
  form: { en: "a company", fr: "une société" },
  register: "RCS Marseille 900 000 001",
  vat: { number: "FR00900000001", rate: 20 },
};
const site = { ...siteConfig, legal };
const fares = { adults: 11, children: 11, infants: 0 };

/** The rows below the travellers of an order of 33 pounds. */
function readSums(sums: Partial<Booking["order"]>, receipt_amount = 33): string[] {
  const none = { refunded_amount: 0, disputed_amount: 0, due_amount: 0 };
  const paidOrder = { amount: 33, paid_amount: 33, ...none, ...sums };
  const order = { currency: "GBP", adults: 2, children: 1, infants: 0, fares, ...paidOrder };
  const customer = { company_name: "Ada Byron", first_name: "Ada", last_name: "Byron" };
  const booking = { order, customer, payment: { receipt_amount } } as Booking;
  const visit = {
    site,
    language: "en",
    initialCurrency: "GBP",
    preview: undefined,
    children: createElement(Receipt, { booking }),
  } as const;
  const html = renderToStaticMarkup(createElement(SiteProvider, visit));
  const foot = html.slice(html.indexOf("<tfoot"), html.indexOf("</tfoot"));
  return foot.split("</tr>").flatMap((row) => row.replaceAll(/<[^>]+>/g, " ").trim() || []);
}

const plain = (rows: string[]) => rows.map((row) => row.replaceAll(/\s+/g, " "));

test("the VAT on a receipt is that of the total, whatever of it is paid, due or given back", () => {
  expect(plain(readSums({}))).toEqual(["Total £33.00", "Including VAT (20%) £5.50"]);
  expect(plain(readSums({ paid_amount: 22, due_amount: 11, refunded_amount: 5 }))).toEqual([
    "Total £33.00",
    "Including VAT (20%) £5.50",
    "Amount paid £22.00",
    "Refunded -£5.00",
    "Still to pay £11.00",
  ]);
});

test("a receipt of an order that staff gave away names no payment and no VAT", () => {
  expect(plain(readSums({ paid_amount: 0 }, 0))).toEqual(["Total £33.00", "Not charged -£33.00"]);
});

test("a receipt names the money that the payer's bank took back", () => {
  expect(plain(readSums({ paid_amount: 66, disputed_amount: 33 }))).toEqual([
    "Total £33.00",
    "Including VAT (20%) £5.50",
    "Amount paid £66.00",
    "Disputed with your bank -£33.00",
  ]);
});
