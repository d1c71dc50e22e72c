import { beforeAll, expect, onTestFailed, test } from "vitest";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { authCalls, type Person } from "../../people.ts";
import { stripeSite } from "./stripe-site.ts";

const ORDERS = Number(process.env.ORDERS ?? 8);
const SEED = Number(process.env.ORDERS_SEED ?? 20_261_128);
const STEPS = 14;

const { worker, stripe, traveller } = stripeSite();
const staff = authCalls(worker);
let admin: Person;
beforeAll(async () => void (admin = await staff.admin()));

type Traveller = Awaited<ReturnType<typeof traveller>>;
type Random = ReturnType<typeof seededRandom>;

const change = (id: string, body: object) =>
  staff.send("PATCH", `admin/orders/${id}`, admin.access_token, { reason: "Office", ...body });

const chargeOf = ({ session }: Traveller) => stripe().books.chargeOfSession(session);
const disputesOf = (life: Traveller) =>
  [...stripe().books.disputes.values()].filter(({ charge }) => charge === chargeOf(life)?.id);

/** Each may find nothing to do, or be refused; the sums agree all the same. */
const DO: Record<string, (life: Traveller, random: Random) => unknown> = {
  pay: (life) => !chargeOf(life) && stripe().books.pay(life.session, { late: true }),
  payTooMuch: (life) =>
    !chargeOf(life) && stripe().books.pay(life.session, { late: true, amount: 4400 }),
  refund: (life, random) =>
    staff.send("POST", `admin/orders/${life.id}/refunds`, admin.access_token, {
      amount: random.pick([1, 11, 33]),
      reason: "Late",
    }),
  refundAtStripe(life) {
    const charge = chargeOf(life);
    const isFree = charge && disputesOf(life).every(({ status }) => status === "won");
    if (isFree && charge.amount - charge.amount_refunded >= 500)
      stripe().books.refundInDashboard(life.session, 500);
  },
  refundReturns(life, random) {
    const made = stripe()
      .books.refundsOfSession(life.session)
      .find(({ status }) => status !== "failed");
    if (made) stripe().books.finishRefund(made.id, random.pick(["failed", "failed", "succeeded"]));
  },
  dispute(life) {
    const charge = chargeOf(life);
    if (charge && !charge.disputed && charge.amount > charge.amount_refunded)
      stripe().books.dispute(life.session);
  },
  decide(life, random) {
    const open = disputesOf(life).find(({ status }) => status === "needs_response");
    if (open) stripe().books.closeDispute(open.id, random.pick(["won", "lost"]));
  },
  transfer: (life, random) =>
    change(life.id, {
      status: "paid",
      method: random.pick(["transfer", "cash", "none"]),
      reference: "RF18",
    }),
  takeBack: (life) => change(life.id, { status: "Not Paid", method: "transfer" }),
  refundByHand: (life) => change(life.id, { status: "refunded", method: "cash" }),
  oneMore: (life) => change(life.id, { adults: 4 }),
  settleByHand: (life, random) =>
    change(life.id, { difference: random.pick(["paid", "waive"]), method: "cash" }),
  hear(_life, random) {
    const event = random.pick(stripe().books.events);
    return event && stripe().deliver(event);
  },
};

test(`the journal, the orders' sums and the provider's balance agree, whatever happens in which order: ${ORDERS} orders`, async () => {
  onTestFailed(() => console.warn(`ORDERS_SEED=${SEED}`));
  for (let index = 0; index < ORDERS; index++) {
    const random = seededRandom(SEED + index);
    const life = await traveller();
    stripe().books.bank.refundsBecome = random.pick(["succeeded", "pending"]);
    stripe().books.bank.returnsDisputeFee = random.below(2) === 0;
    for (let step = 0; step < STEPS; step++)
      await DO[
        random.pick([...Object.keys(DO), "pay", "transfer", "hear", "refund", "refundReturns"])
      ]!(life, random);
  }
  // At last every event is heard, some of them twice, and in another order.
  const random = seededRandom(SEED);
  const events = [...stripe().books.events];
  events.push(...events.filter(() => random.below(3) === 0));
  while (events.length > 0) {
    const [event] = events.splice(random.below(events.length), 1);
    expect(await stripe().deliver(event!)).toBe(200);
  }

  const isFee = "kind IN ('fee', 'dispute_fee')";
  const [online] = await worker.rows(
    `SELECT sum(iif(${isFee}, 0, amount_minor)) AS gross, -sum(iif(${isFee}, amount_minor, 0)) AS fees
      FROM journal WHERE method IS NULL AND kind <> 'waived'`,
  );
  expect(online).toEqual(stripe().books.balance("GBP"));
  const sums = (kinds: string, sign: string) =>
    `${sign}coalesce((SELECT sum(amount_minor) FROM journal WHERE order_id = orders.id AND kind IN (${kinds})), 0)`;
  const wrong = await worker.rows(
    `SELECT id FROM orders WHERE paid_minor <> ${sums("'payment', 'by_hand'", "")}
      OR refunded_minor <> ${sums("'refund', 'refund_failed'", "-")}
      OR disputed_minor <> ${sums("'dispute_opened', 'dispute_won', 'dispute_lost'", "-")}
      OR by_hand_minor <> coalesce((SELECT sum(amount_minor) FROM journal WHERE order_id = orders.id AND method IS NOT NULL), 0)`,
  );
  expect(wrong).toEqual([]);
  const kinds = await worker.rows<{ kind: string }>("SELECT DISTINCT kind FROM journal");
  // Every door was used; how the disputes ended is the seed's to say.
  for (const kind of ["payment", "fee", "refund", "refund_failed", "dispute_opened", "by_hand"])
    expect(kinds).toContainEqual({ kind });
});

test("a row of the journal is never changed or deleted", async () => {
  await expect(worker.rows("UPDATE journal SET amount_minor = 0")).rejects.toThrow("append-only");
  await expect(worker.rows("DELETE FROM journal")).rejects.toThrow("append-only");
});
