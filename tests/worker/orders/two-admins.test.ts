import { expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { authCalls, type Person } from "../../people.ts";
import { builtSite } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bothAtOnce } from "../race.ts";
import { counted, kept } from "../dashboard/recount.ts";

/** How many acts two admins do to the same orders. `ACTS=1000` is the long run. */
const ACTS = Number(process.env.ACTS ?? 80);

const worker = builtSite();
const auth = authCalls(worker);

/** What one act was, and whether it was said to be done. */
interface Act {
  kind: string;
  marker: string;
  status: number;
}

test(
  `of ${ACTS} acts of two admins on the same orders each that was confirmed is there once, and each that was refused is nowhere`,
  async () => {
    const random = seededRandom(1114);
    const { below } = random;
    const admins = [await auth.admin(), await auth.admin()] as const;
    const [paid, unpaid] = [
      await worker.book({ currency: "EUR" }),
      await worker.book({ currency: "EUR" }),
    ];
    const ids = [paid.booking.order.id, unpaid.booking.order.id] as const;
    const page = (await (
      await worker.post(`/api/bookings/${ids[0]}/payments`, {}, { cookie: paid.cookie })
    ).json()) as PaymentPage;
    await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
    await worker.post(`/api/bookings/${ids[0]}/payments/settle`, {}, { cookie: paid.cookie });
    const detail = async (id: string) =>
      (await (
        await auth.send("GET", `admin/orders/${id}`, admins[0].access_token)
      ).json()) as OrderDetail;

    const acts: Record<string, Act[]> = { [ids[0]]: [], [ids[1]]: [] };
    let made = 0;
    /** Something that this admin does to an order as they saw it: each act has a marker of its own. */
    const act = (by: Person, { id, version, status }: OrderDetail) => {
      const marker = `M${++made}`;
      const call = async (kind: string, method: string, path: string, body: object) => {
        const response = await auth.send(
          method,
          `admin/orders/${id}${path}`,
          by.access_token,
          body,
        );
        acts[id]!.push({ kind, marker, status: response.status });
      };
      const change = (body: object, kind = "change") =>
        call(kind, "PATCH", "", { version, reason: marker, notify: false, ...body });
      const steps = {
        flight: () => change({ flightNumber: marker }),
        party: () => change({ adults: 1 + below(4), children: below(3) }, "party"),
        person: () => change({ lastName: marker, flightNumber: marker }),
        status: () =>
          change({
            status:
              id === ids[0]
                ? status === "paid"
                  ? "completed"
                  : "paid"
                : status === "Not Paid"
                  ? "cancelled"
                  : "Not Paid",
          }),
        // Without a version: it is made to the order as it is.
        blind: () => change({ version: undefined, companyName: `A${marker}` }),
        note: () => call("note", "POST", "/notes", { text: marker }),
        money: () =>
          id === ids[0]
            ? call("refund", "POST", "/refunds", { amount: 0.01, reason: marker, version })
            : call("hold", "POST", "/hold", {
                until: new Date(Date.now() + (1 + below(20)) * 86_400_000).toISOString(),
                reason: marker,
                version,
              }),
      };
      const kinds = Object.keys(steps) as (keyof typeof steps)[];
      return steps[kinds[below(kinds.length)]!]();
    };

    for (let round = 0; round * 2 < ACTS; round++) {
      const seen = await detail(ids[below(2)]!);
      // Both have the same page open, and one of them sometimes works on after the other's change.
      await bothAtOnce(
        round,
        random,
        () => act(admins[0], seen),
        () => act(admins[1], seen),
        8,
      );
    }

    for (const id of ids) {
      const order = await detail(id);
      const told = order.history.toReversed();
      const notes = await worker.rows<{ text: string }>(
        "SELECT text FROM order_notes WHERE order_id = ?",
        id,
      );
      const refunds = await worker.rows<{ reason: string; amount_minor: number; status: string }>(
        "SELECT * FROM refunds WHERE order_id = ?",
        id,
      );
      const places = {
        change: told.map(({ reason }) => reason),
        party: told.map(({ reason }) => reason),
        hold: told.map(({ reason }) => reason),
        note: notes.map(({ text }) => text),
        refund: refunds.map(({ reason }) => reason),
      };
      for (const { kind, marker, status } of acts[id]!) {
        expect([200, 201, 409]).toContain(status);
        const times = places[kind as keyof typeof places].filter((text) => text === marker).length;
        // As many travellers as before are confirmed, and no change.
        const isNoChange = kind === "party" && status === 200 && times === 0;
        expect(`${marker} ${status} ${times}`).toBe(
          `${marker} ${status} ${status === 409 || isNoChange ? 0 : 1}`,
        );
      }
      // No change was lost: each found what the one before had left, and the order is as the last one left it.
      const current: Record<string, string | number> = {
        companyName: "",
        flightNumber: "",
        lastName: "Lovelace",
        adults: 2,
        children: 1,
        due: 0,
      };
      let standing: string | null = null;
      for (const { from_status, to_status, changes } of told) {
        expect(from_status).toBe(standing);
        standing = to_status;
        for (const [name, [before, after]] of Object.entries(changes ?? {})) {
          expect(`${name} ${before}`).toBe(`${name} ${current[name]}`);
          current[name] = after;
        }
      }
      expect(order).toMatchObject({
        status: standing,
        flight_number: current.flightNumber || null,
        adults: current.adults,
        children: current.children,
        amount: (Number(current.adults) + Number(current.children)) * 11,
        due_amount: current.due,
        customer: { last_name: current.lastName, company_name: current.companyName || null },
      });
      const given = refunds
        .filter(({ status }) => status === "succeeded")
        .reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      expect(Math.round(order.refunded_amount * 100)).toBe(given);
      const written = acts[id]!.filter(
        ({ kind, status }) => kind !== "note" && kind !== "refund" && status < 300,
      ).length;
      expect(
        await worker.count(
          `audit_log WHERE subject_id = '${id}' AND action IN ('order.changed', 'order.status_changed', 'order.held')`,
        ),
      ).toBeLessThanOrEqual(written);
    }
    expect(await worker.rows(kept.totals)).toEqual(await worker.rows(counted.totals));
    expect(await worker.rows(kept.hourly)).toEqual(await worker.rows(counted.hourly));
    expect(await worker.rows(kept.searchable)).toEqual(await worker.rows(counted.searchable));
  },
  600_000 + ACTS * 400,
);
