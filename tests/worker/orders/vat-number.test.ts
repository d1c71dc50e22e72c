import { expect, test } from "vitest";
import type { PersonFile } from "#domain/accounts/person-export.schema.ts";
import { toBookingFields } from "#domain/orders/booking-fields.ts";
import type { SearchResults } from "#domain/search/search.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const { send, read } = adminCalls(worker);

/** Which field of the one order a search found it by, with that field's text. */
async function foundBy(q: string): Promise<string[][]> {
  const { orders } = await read<SearchResults>(`search?q=${encodeURIComponent(q)}`);
  return orders.flatMap(({ matches }) => matches.map(({ field, text }) => [field, text]));
}

test("the VAT number is what was typed, wherever it is read, whatever else was booked", async () => {
  const airport = "Paris | VAT: GB999 | Adults: 9";
  const { booking } = await worker.book({ airport, vatNumber: "FR123" });
  const { id } = booking.order;
  const detail = () => read<OrderDetail>(`orders/${id}`);
  const csv = async () => (await send("GET", `orders.csv?ids=${id}`)).text();
  expect(booking.customer).toMatchObject({
    vat_number: "FR123",
    notes: [
      `Airport: ${airport}`,
      "Email: ada@example.org",
      "VAT: FR123",
      "Adults: 2, Children: 1, Infants: 1",
    ].join(" | "),
  });
  expect(toBookingFields(await detail()).vatNumber).toBe("FR123");
  expect(await csv()).toMatch(/,"FR123",0,0,0\r\n$/);
  expect(await foundBy("FR123")).toEqual([["vat_number", "FR123"]]);
  expect(await foundBy("123")).toEqual([["vat_number", "FR123"]]);
  expect(await foundBy("GB999")).toEqual([]);
  const file = await (await send("GET", `people/${booking.customer.id}/export`)).json();
  expect((file as PersonFile).bookings[0]!.customer.vat_number).toBe("FR123");

  // Corrected to what looks like two facts, it is still one.
  const change = { version: 1, vatNumber: "FR1 | Adults: 2", reason: "By phone", notify: false };
  expect((await send("PATCH", `orders/${id}`, change)).status).toBe(200);
  expect(toBookingFields(await detail()).vatNumber).toBe("FR1 | Adults: 2");
  expect((await detail()).history[0]!.changes).toEqual({ vatNumber: ["FR123", "FR1 | Adults: 2"] });
  expect(await csv()).toMatch(/,"FR1 \| Adults: 2",0,0,0\r\n$/);
  expect(await foundBy("FR123")).toEqual([]);

  const email = { email: "ada@example.org" };
  const erased = await send("POST", `people/${booking.customer.id}/anonymize`, email);
  expect(erased.status).toBe(204);
  expect((await detail()).customer).toMatchObject({ vat_number: null, company_name: "Deleted" });
  expect(await csv()).toMatch(/,,0,0,0\r\n$/);
});

test("a change of status leaves the notes as they are, a change of what they tell follows", async () => {
  const { booking } = await worker.book();
  const { id, customer_id: customerId } = booking.order;
  await worker.rows("UPDATE customers SET notes = 'Typed by hand' WHERE id = ?", customerId);
  const change = async (body: object) => {
    const json = { reason: "By phone", notify: false, ...body };
    expect((await send("PATCH", `orders/${id}`, json)).status).toBe(200);
    return (await read<OrderDetail>(`orders/${id}`)).customer.notes;
  };
  expect(await change({ status: "paid" })).toBe("Typed by hand");
  expect(await change({ adults: 3 })).toBe(
    "Airport: CDG | Email: ada@example.org | VAT: N/A | Adults: 3, Children: 1, Infants: 1",
  );
});
