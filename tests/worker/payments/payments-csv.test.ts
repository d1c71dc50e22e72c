import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { authCalls } from "../../people.ts";
import { stripeSite } from "./stripe-site.ts";

const { worker, stripe, traveller } = stripeSite();
const staff = authCalls(worker);

/** The clocks of London go back on 25 October, so the month has 745 hours. */
const FIRST_HOUR = Date.parse("2026-09-30T23:00:00Z");
const NEXT_MONTH = Date.parse("2026-11-01T00:00:00Z");

/** Does something at Stripe, as if it were then. */
function atStripe<Result>(iso: string, change: () => Result): Result {
  const { clock } = stripe().books;
  clock.aheadMs = Date.parse(iso) - Date.now();
  try {
    return change();
  } finally {
    clock.aheadMs = 0;
  }
}

const addUp = (csv: string): unknown =>
  JSON.parse(
    spawnSync(process.execPath, [join(import.meta.dirname, "sum-payments.mjs")], {
      input: csv,
      encoding: "utf8",
    }).stdout,
  );

/** What Stripe's balance report of a span says, in minor units. */
function reported(from: number, before: number) {
  const booked = stripe()
    .books.transactions()
    .filter(({ created }) => created * 1000 >= from && created * 1000 < before);
  return {
    online: booked.reduce((sum, { amount }) => sum + amount, 0),
    fees: booked.reduce((sum, { fee }) => sum + fee, 0),
  };
}

// Proves V2.6.
test("a month over a change of clocks, with a lost dispute, a refund that came back and a transfer, is that of the provider's balance", async () => {
  const { books } = stripe();
  const { access_token: admin } = await staff.admin();
  const pages = await Promise.all(Array.from({ length: 6 }, () => traveller()));
  const [early, late, before, after, disputed, returned] = pages.map(({ session }) => session);
  for (const [session, iso] of [
    [early, "2026-09-30T23:30:00Z"],
    [late, "2026-10-31T23:59:59Z"],
    [before, "2026-09-30T22:59:59Z"],
    [after, "2026-11-01T00:00:00Z"],
    [disputed, "2026-10-24T12:00:00Z"],
    [returned, "2026-10-24T23:30:00Z"],
  ] as const)
    atStripe(iso, () => books.pay(session!));
  const dispute = atStripe("2026-10-25T00:30:00Z", () => books.dispute(disputed!));
  atStripe("2026-11-20T09:00:00Z", () => books.closeDispute(dispute.id, "lost"));
  const inMonth = atStripe("2026-10-25T01:30:00Z", () => books.refundInDashboard(returned!, 1100));
  atStripe("2026-10-27T09:00:00Z", () => books.finishRefund(inMonth.id, "failed"));
  const beyond = atStripe("2026-10-31T22:00:00Z", () => books.refundInDashboard(early!, 550));
  atStripe("2026-11-03T09:00:00Z", () => books.finishRefund(beyond.id, "failed"));
  for (const event of books.events.toReversed()) await stripe().deliver(event);

  const { booking } = await worker.book({ adults: 1, children: 0 });
  const transfer = {
    status: "paid",
    method: "transfer",
    reference: "=RF18",
    movedOn: "2026-10-31",
    reason: "Paid at the bank",
  };
  const path = `admin/orders/${booking.order.id}`;
  expect((await staff.send("PATCH", path, admin, transfer)).status).toBe(200);

  const month = "admin/payments.csv?from=2026-10-01&to=2026-10-31";
  // Half an hour before midnight in UTC it is the first of the month in London.
  const firstDay = { "": '"2026-10-01"', "&format=french": '"01/10/2026"' };
  for (const form of ["", "&format=french"] as const) {
    const response = await staff.send("GET", month + form, admin);
    expect(response.headers.get("content-type")).toContain("text/csv");
    const csv = await response.text();
    expect(addUp(csv)).toEqual({
      GBP: { ...reported(FIRST_HOUR, NEXT_MONTH), byHand: 1100 },
    });
    expect(csv.split("\r\n")[1]!.split(/[,;]/)[0]).toBe(firstDay[form]);
    // A spreadsheet runs no transfer's reference.
    expect(csv).toContain(`"'=RF18"`);
  }
  const all = await (await staff.send("GET", "admin/payments.csv", admin)).text();
  expect(addUp(all)).toEqual({ GBP: { ...reported(0, Infinity), byHand: 1100 } });
  expect(all.split("\r\n")[0]).toBe(
    '"date","kind","order_number","amount","currency","waived_amount","method",' +
      '"provider","reference","moved_at","recorded_at","payment_id","order_id","id"',
  );

  const { id: lost } = pages[4]!;
  const listed = async (query: string) => {
    const found = await staff.send("GET", `admin/orders?${query}`, admin);
    return ((await found.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  const intent = books.chargeOfSession(disputed!)!.payment_intent as string;
  for (const reference of [disputed!, intent, dispute.id]) {
    expect(await listed(`q=${reference}`)).toEqual([lost]);
    const everything = await staff.send("GET", `admin/search?q=${reference}`, admin);
    expect(await everything.json()).toMatchObject({ orders: [{ id: lost }], people: [] });
  }
  expect(await listed(`q=${beyond.id}`)).toEqual([pages[0]!.id]);
  expect(await listed("q=cs_unknown")).toEqual([]);
  expect((await listed("paid_from=2026-10-31&paid_to=2026-10-31")).toSorted()).toEqual(
    [pages[1]!.id, booking.order.id].toSorted(),
  );
  const begun = booking.order.order_number.slice(0, "FT-123456".length);
  expect(await listed(`paid_from=2026-10-31&paid_to=2026-10-31&q=${begun}`)).toContain(
    booking.order.id,
  );
  expect(await listed("paid_from=2026-10-31&paid_to=2026-10-31&q=FT-2")).toEqual([]);
});

test("only admins read the payments, and days in order", async () => {
  const { access_token: admin } = await staff.admin();
  const { access_token: agent } = await staff.agent();
  expect((await staff.send("GET", "admin/payments.csv", agent)).status).toBe(403);
  const turned = "admin/payments.csv?from=2026-10-02&to=2026-10-01";
  expect((await staff.send("GET", turned, admin)).status).toBe(422);
});
