import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import { type SeededRandom, seededRandom } from "../../../scripts/db/seeded-random.ts";
import { TESTED_CONFIG } from "../../tested-build.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { wrappedWorker, WRAPPERS } from "../../wrapped-workers/wrapped-worker.ts";
import { authCalls, type Person } from "../../people.ts";
import { PUBLIC_KEY } from "../../site.ts";
import { stripeSite } from "./stripe-site.ts";

/** How many orders live through everything that may happen. `ORDERS=2000` is the long run, ORDERS_SEED repeats one. */
const ORDERS = Number(process.env.ORDERS ?? 30);
const SEED = Number(process.env.ORDERS_SEED ?? 20_261_122);
/** How many of them at once. */
const AT_ONCE = 8;
const CRON = "*/10 * * * *";
const MINUTE = 60_000;
const AMOUNT = 3300;
/** What the order costs more with the traveller whom staff add to it. */
const DIFFERENCE = 1100;
const KILLED = 599;

const dying = wrappedWorker(TESTED_CONFIG, WRAPPERS.faulty);
afterAll(dying.remove);
const { worker, stripe } = stripeSite({ RATE_LIMITS: "off" }, { config: dying.config });
let admin: Person;
beforeAll(async () => void (admin = await authCalls(worker).admin()));

let kills = 0;

/** With two of three calls the Worker dies at one of the calls that it makes, and only its database tells what it did. */
const mortality = (random: SeededRandom, calls: number): Record<string, string> =>
  random.below(3) > 0 ? { "x-dies-at": `${1 + random.below(calls)}${random.pick(["", "+"])}` } : {};

/** How many calls the Worker makes for a request, or a few more. */
const CALLS = { webhook: 3, settle: 5, openPage: 7, refund: 12, raise: 6, cron: 12 };

async function call(
  random: SeededRandom,
  calls: number,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
  method = "POST",
): Promise<Response> {
  const init = body
    ? { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } }
    : { headers };
  const response = await worker.fetch(path, {
    method,
    ...init,
    headers: { ...PUBLIC_KEY, ...init.headers, ...mortality(random, calls) },
  });
  if (response.status === KILLED) kills += 1;
  return response;
}

const inLanes = (lane: () => Promise<void>) => Promise.all(Array.from({ length: AT_ONCE }, lane));

/** One order, and what Stripe has of it. */
interface Life {
  random: SeededRandom;
  id: string;
  cookie: string;
  isCancelled: boolean;
  /** Whether at some moment all that it had brought, or all of a payment, which may be all that we knew of, was given back. */
  wasGivenBack: boolean;
  /** Events that never got their 200, which Stripe repeats for days. */
  unheard: Set<Stripe.Event>;
  /** Those of them that may be lost for ever, because the cron asks for what is open. */
  losable: Set<Stripe.Event>;
}

const sessionsOf = ({ id }: Pick<Life, "id">) =>
  stripe()
    .books.sessions()
    .filter((session) => session.client_reference_id === id);
/** The pages that a payer may see: we give nobody an address that is not stored. */
async function pagesOf(life: Life): Promise<Stripe.Checkout.Session[]> {
  const stored = await worker.rows<{ reference: string }>(
    "SELECT reference FROM payments WHERE order_id = ?",
    life.id,
  );
  return sessionsOf(life).filter(({ id }) => stored.some(({ reference }) => reference === id));
}
const refundsOf = (life: Life) =>
  sessionsOf(life).flatMap((session) => stripe().books.refundsOfSession(session.id));
const chargesOf = (life: Life) =>
  sessionsOf(life).flatMap(({ id }) => stripe().books.chargeOfSession(id) ?? []);

function eventsOf(life: Life): Stripe.Event[] {
  const intents = new Set(sessionsOf(life).map(({ payment_intent }) => payment_intent));
  return stripe().books.events.filter(({ data }) => {
    const about = data.object as Stripe.Checkout.Session | Stripe.Refund;
    return about.object === "checkout.session"
      ? about.client_reference_id === life.id
      : intents.has(about.payment_intent);
  });
}

function note(life: Life): void {
  const sums = sessionsOf(life).map(({ id }) => stripe().books.sumsOf(id));
  if (
    sums.some(({ received, refunded, disputed }) => received > 0 && refunded + disputed >= received)
  )
    life.wasGivenBack = true;
}

/** Does something at Stripe, and leaves its events to be sent. */
function atStripe(life: Life, change: () => void, fate?: "losable"): void {
  note(life);
  const from = stripe().books.events.length;
  change();
  for (const event of stripe().books.events.slice(from)) {
    life.unheard.add(event);
    if (fate) life.losable.add(event);
  }
  note(life);
}

async function hearIfAny(life: Life, event: Stripe.Event | undefined): Promise<void> {
  if (!event) return;
  const status = await stripe().deliver(event, { headers: mortality(life.random, CALLS.webhook) });
  if (status === KILLED) kills += 1;
  if (status === 200) life.unheard.delete(event);
}

const STEPS: Record<string, (life: Life) => unknown> = {
  async pay(life) {
    const open = (await pagesOf(life)).find(({ status }) => status === "open");
    const how = life.random.below(8);
    if (open)
      atStripe(
        life,
        () =>
          stripe().books.pay(
            open.id,
            how === 0 ? { amount: 3000 } : how === 1 ? { slow: true } : {},
          ),
        "losable",
      );
  },
  async payLate(life) {
    const ended = (await pagesOf(life)).find(({ status }) => status === "expired");
    if (ended && life.random.below(2) === 0)
      atStripe(life, () => stripe().books.pay(ended.id, { late: true }));
  },
  async decline(life) {
    const open = (await pagesOf(life)).find(({ status }) => status === "open");
    if (open) stripe().books.decline(open.id);
  },
  finish(life) {
    const slow = slowOf(life);
    if (slow)
      atStripe(
        life,
        () => stripe().books.finish(slow.id, life.random.pick(["succeeded", "failed"])),
        "losable",
      );
  },
  expire(life) {
    const open = sessionsOf(life).find(({ status }) => status === "open");
    if (open) atStripe(life, () => stripe().books.expire(open.id), "losable");
  },
  refund(life) {
    const session = sessionsOf(life).find(({ id }) => leftOf(id) > 300);
    if (!session || stripe().books.chargeOfSession(session.id)!.disputed) return;
    const charge = stripe().books.chargeOfSession(session.id)!;
    const left = charge.amount - charge.amount_refunded;
    atStripe(life, () => {
      stripe().books.bank.refundsBecome = life.random.pick(["succeeded", "pending"]);
      stripe().books.refundInDashboard(
        session.id,
        life.random.below(3) === 0 ? left : 100 + life.random.below(left - 100),
      );
    });
  },
  async staffRefund(life) {
    const charge = chargesOf(life).find(({ refunded }) => !refunded);
    if (!charge) return;
    stripe().books.bank.refundsBecome = life.random.pick(["succeeded", "pending"]);
    const left = charge.amount - charge.amount_refunded;
    const amount = (life.random.below(2) === 0 ? left : 1 + life.random.below(charge.amount)) / 100;
    const headers = {
      authorization: `Bearer ${admin.access_token}`,
      "idempotency-key": crypto.randomUUID(),
    };
    const refund = () =>
      call(life.random, CALLS.refund, `/api/admin/orders/${life.id}/refunds`, headers, {
        amount,
        reason: "Asked for by phone",
      });
    // Whoever gets no response asks again, and some ask twice at once.
    await Promise.all([refund(), ...(life.random.below(3) === 0 ? [refund()] : [])]);
    if (life.random.below(2) === 0) await refund();
    note(life);
  },
  /** Staff add a traveller to the order once it is paid, and ask for the difference. */
  async raise(life) {
    const headers = { authorization: `Bearer ${admin.access_token}` };
    const { status, version } = await detailOf(life);
    if (status !== "paid") return;
    const body = { adults: 3, version, reason: "One more" };
    await call(life.random, CALLS.raise, `/api/admin/orders/${life.id}`, headers, body, "PATCH");
  },
  bank(life) {
    const refund = refundsOf(life).find(
      ({ status }) =>
        status === "pending" || (status === "succeeded" && life.random.below(4) === 0),
    );
    if (refund)
      atStripe(life, () =>
        stripe().books.finishRefund(refund.id, life.random.pick(["succeeded", "failed"])),
      );
  },
  dispute(life) {
    const session = sessionsOf(life).find(
      ({ id }) => stripe().books.chargeOfSession(id)?.disputed === false,
    );
    if (session && life.random.below(3) === 0)
      atStripe(life, () => stripe().books.dispute(session.id));
  },
  closeDispute(life) {
    const open = disputesOf(life).find(({ status }) => status === "needs_response");
    if (open)
      atStripe(life, () => stripe().books.closeDispute(open.id, life.random.pick(["won", "lost"])));
  },
  deliver: (life) => hearIfAny(life, life.random.pick([...eventsOf(life), undefined])),
  comeBack: (life) =>
    call(life.random, CALLS.settle, `/api/bookings/${life.id}/payments/settle`, {
      cookie: life.cookie,
    }),
  openPage: (life) => openPage(life),
  cron: (life) =>
    life.random.below(12) === 0 && call(life.random, CALLS.cron, cronPath(6 * MINUTE)),
};

/** Every step, and what happens most often. */
const LIKELY = [
  ...Object.keys(STEPS),
  "pay",
  "pay",
  "raise",
  "openPage",
  "deliver",
  "deliver",
  "deliver",
  "staffRefund",
  "bank",
];

const cronPath = (inMs: number) =>
  `/api/faulty/cron?cron=${encodeURIComponent(CRON)}&time=${Date.now() + inMs}`;
async function detailOf({ id }: Life): Promise<OrderDetail> {
  const response = await worker.fetch(`/api/admin/orders/${id}`, {
    headers: { ...PUBLIC_KEY, authorization: `Bearer ${admin.access_token}` },
  });
  return (await response.json()) as OrderDetail;
}
/** What is left of a session's charge after its refunds. */
function leftOf(session: string): number {
  const charge = stripe().books.chargeOfSession(session);
  return charge ? charge.amount - charge.amount_refunded : 0;
}
const slowOf = (life: Life) =>
  sessionsOf(life).find(
    ({ payment_intent: id }) => stripe().books.intents.get(id as string)?.status === "processing",
  );
const disputesOf = (life: Life) => {
  const charges = new Set(chargesOf(life).map(({ id }) => id));
  return [...stripe().books.disputes.values()].filter(({ charge }) =>
    charges.has(charge as string),
  );
};

/** Asks for the page, and does what a payer does with a page that does not open: asks again. */
async function openPage({ random, id, cookie }: Life): Promise<PaymentPage | undefined> {
  const response = await call(random, CALLS.openPage, `/api/bookings/${id}/payments`, { cookie });
  return response.status === 201 ? ((await response.json()) as PaymentPage) : undefined;
}

/** Everything that may happen to an order, in an order that the seed chooses. Webhooks come late, twice, in any order, or never. */
async function live(seed: number): Promise<Life> {
  const random = seededRandom(seed);
  const { booking, cookie } = await worker.book();
  const life: Life = {
    random,
    id: booking.order.id,
    cookie,
    isCancelled: false,
    wasGivenBack: false,
    unheard: new Set(),
    losable: new Set(),
  };
  while (!(await openPage(life)));
  if (random.below(8) === 0) {
    life.isCancelled = true;
    await worker.rows(
      "UPDATE orders SET status = 'cancelled', version = version + 1 WHERE id = ?",
      life.id,
    );
  }
  // Of a third of them a difference is due before anything else happens.
  if (!life.isCancelled && random.below(3) === 0) await becomeDearer(life);
  const steps = 6 + random.below(10);
  for (let step = 0; step < steps; step++) await STEPS[random.pick(LIKELY)]!(life);
  return life;
}

/** The order is paid, staff add a traveller, and the page to pay for them is opened, each repeated until it is done. */
async function becomeDearer(life: Life): Promise<void> {
  const open = (await pagesOf(life)).find(({ status }) => status === "open")!;
  atStripe(life, () => stripe().books.pay(open.id), "losable");
  while ((await detailOf(life)).status !== "paid") await STEPS.comeBack!(life);
  while ((await detailOf(life)).due_amount === 0) await STEPS.raise!(life);
  while (!(await openPage(life)));
}

/** Stripe repeats the webhooks that were not heard, in any order; those of open pages may be lost, as the cron asks for these. */
async function end(life: Life): Promise<void> {
  note(life);
  const slow = slowOf(life);
  if (slow) atStripe(life, () => stripe().books.finish(slow.id, "succeeded"), "losable");
  const left = [...life.unheard].filter(
    (event) => !life.losable.has(event) || life.random.below(2) === 0,
  );
  while (left.length > 0) {
    const [event] = left.splice(life.random.below(left.length), 1);
    expect(await stripe().deliver(event!)).toBe(200);
  }
}

interface Tables {
  orders: {
    id: string;
    status: string;
    paid_minor: number;
    refunded_minor: number;
    disputed_minor: number;
    due_minor: number;
  }[];
  payments: {
    id: string;
    order_id: string;
    reference: string | null;
    status: string;
    received_minor: number;
  }[];
  disputes: { payment_id: string; status: string }[];
  problems: { order_id: string; payment_id: string; kind: string; resolved_at: number | null }[];
  history: {
    order_id: string;
    from_status: string;
    to_status: string;
    changes: string | null;
    actor_id: string | null;
  }[];
  mails: { subject_id: string; kind: string }[];
  refunds: {
    order_id: string;
    payment_id: string;
    reference: string | null;
    status: string;
    amount_minor: number;
  }[];
}

async function readTables(): Promise<Tables> {
  const read = <Row>(table: string) => worker.rows<Row>(`SELECT * FROM ${table}`);
  return {
    orders: await read("orders"),
    payments: await read("payments"),
    disputes: await read("disputes"),
    problems: await read("payment_problems"),
    history: await read("order_events"),
    mails: await read("mail_outbox"),
    refunds: await read("refunds"),
  };
}

/** What the journal says that the balance gained and paid, as the provider's reports do. */
async function journalSums(currency: string) {
  const isFee = "kind IN ('fee', 'dispute_fee')";
  const [row] = await worker.rows<{ gross: number; fees: number }>(
    `SELECT coalesce(sum(iif(${isFee}, 0, amount_minor)), 0) AS gross,
      -coalesce(sum(iif(${isFee}, amount_minor, 0)), 0) AS fees
      FROM journal WHERE currency = ? AND method IS NULL`,
    currency,
  );
  return row;
}

/** What is wrong with an order: how it differs from what follows from Stripe's books, whatever happened in which order. */
function wrongWith(life: Life, tables: Tables): string[] {
  const { books } = stripe();
  const wrong: string[] = [];
  const check = (what: string, isRight: boolean) =>
    void (isRight || wrong.push(`${life.id}: ${what}`));
  const order = tables.orders.find(({ id }) => id === life.id)!;
  const payments = tables.payments.filter(({ order_id }) => order_id === life.id);
  const problems = tables.problems.filter(({ order_id }) => order_id === life.id);
  const total = { received: 0, refunded: 0, disputed: 0, rightly: 0, differences: 0 };

  for (const session of sessionsOf(life)) {
    const sums = books.sumsOf(session.id);
    const isPaid = sums.received > 0;
    total.received += sums.received;
    total.refunded += sums.refunded;
    total.disputed += sums.disputed;
    if (sums.received === AMOUNT) total.rightly += 1;
    if (sums.received === DIFFERENCE) total.differences += 1;
    const payment = payments.find(({ reference }) => reference === session.id);
    // A page whose address never reached us was seen by nobody.
    if (!payment) {
      check("money of a page that we do not know", !isPaid);
      continue;
    }
    const problem = (kind: string) =>
      problems.find(({ payment_id, kind: of }) => payment_id === payment.id && of === kind);
    const ends = isPaid ? ["paid"] : session.status === "open" ? ["open"] : ["expired", "failed"];
    check(`payment ${payment.status}, not ${ends.join(" or ")}`, ends.includes(payment.status));
    check(
      `received ${payment.received_minor}, not ${sums.received}`,
      payment.received_minor === sums.received,
    );
    const dispute = disputesOf(life).find(
      ({ payment_intent }) => payment_intent === session.payment_intent,
    );
    const known = tables.disputes.find(({ payment_id }) => payment_id === payment.id);
    const state = dispute?.status === "needs_response" ? "open" : dispute?.status;
    check(`a dispute that is ${known?.status}, not ${state}`, known?.status === state);
    // One that was won before we heard of it is no problem.
    const isProblem = problem("disputed")?.resolved_at === null;
    check(
      "a dispute that needs staff, or does not",
      isProblem === (state === "open" || state === "lost"),
    );
    // The bank returned one, or Stripe refused it at once.
    const isRefused = tables.refunds.some(
      ({ payment_id, reference }) => payment_id === payment.id && reference === null,
    );
    const hasFailed =
      isRefused || books.refundsOfSession(session.id).some(({ status }) => status === "failed");
    check("a failed refund is not known", hasFailed === (problem("refund_failed") !== undefined));
    const isGivenBack = isPaid && sums.refunded >= sums.received;
    for (const kind of ["refund_failed", "order_closed", "wrong_amount"]) {
      check(
        `${kind} is open although all was given back`,
        !isGivenBack || problem(kind)?.resolved_at !== null,
      );
    }
  }

  const isPaidFor = total.rightly > 0 && !life.isCancelled;
  const once = isPaidFor ? 1 : 0;
  const history = tables.history.filter(({ order_id }) => order_id === life.id);
  const times = (status: string) =>
    history.filter(({ from_status: from, to_status: to }) => to === status && from !== to).length;
  const dues = history.flatMap(
    ({ changes }) => (JSON.parse(changes ?? "{}") as { due?: [number, number] }).due ?? [],
  );
  const [asked, settled] = [
    dues.filter((due, index) => index % 2 === 1 && due === 11).length,
    dues.filter((due, index) => index % 2 === 1 && due === 0).length,
  ];
  const mails = tables.mails.filter(
    ({ subject_id, kind }) => subject_id === life.id && kind === "order-paid",
  );
  const unasked = problems.filter(({ kind }) => kind === "order_closed" || kind === "wrong_amount");
  const paid = payments.filter(({ status }) => status === "paid");
  check(
    `sums ${order.paid_minor}, ${order.refunded_minor}, ${order.disputed_minor}`,
    order.paid_minor === total.received &&
      order.refunded_minor === total.refunded &&
      order.disputed_minor === total.disputed,
  );
  check(`paid ${times("paid")} times by its history`, times("paid") === once);
  check(`${mails.length} mails that it is paid`, mails.length === once + settled);
  check(
    "money that nobody asked for is not a problem",
    unasked.length === paid.length - once - settled,
  );
  check(
    `asked for a difference ${asked} times, settled ${settled}`,
    asked <= 1 && settled <= Math.min(asked, total.differences),
  );
  const isOpen = order.status === "paid" && asked > settled;
  check(
    `${order.due_minor} due`,
    order.due_minor === (isOpen ? DIFFERENCE : 0) || (life.wasGivenBack && order.due_minor === 0),
  );
  // As long as something was with us, the money for the difference settled it.
  check(
    "the difference was paid, and is due",
    life.wasGivenBack || asked === 0 || settled === Math.min(1, total.differences),
  );

  const before = life.isCancelled ? "cancelled" : isPaidFor ? "paid" : "Not Paid";
  // A bank that still decides has taken nothing for good.
  const isUndecided = disputesOf(life).some(({ status }) => status === "needs_response");
  const isGivenBack =
    before !== "Not Paid" &&
    !isUndecided &&
    total.received > 0 &&
    total.refunded + total.disputed >= total.received;
  // All was given back, which was seen or not, and then the bank returned a refund or more money came.
  const mayBe = isGivenBack
    ? ["refunded"]
    : life.wasGivenBack && before !== "Not Paid"
      ? ["refunded", before]
      : [before];
  check(`order ${order.status}, not ${mayBe.join(" or ")}`, mayBe.includes(order.status));
  check(
    "its history does not tell that it was refunded",
    times("refunded") === Number(order.status === "refunded"),
  );
  const line = (...cells: unknown[]) => cells.join(" ");
  const refunds = tables.refunds.filter(({ order_id }) => order_id === life.id);
  const [kept, refused] = [
    refunds.filter(({ reference }) => reference !== null),
    refunds.filter(({ reference }) => reference === null),
  ];
  check(
    "a refund that Stripe does not know has not failed",
    refused.every(({ status }) => status === "failed"),
  );
  check("more was given back than received", total.refunded <= total.received);
  const told = refundsOf(life).map(({ id, status, amount }) => line(id, status, amount));
  const ours = kept.map(({ reference, status, amount_minor }) =>
    line(reference, status, amount_minor),
  );
  check(
    `refunds ${ours.join()}, not ${told.join()}`,
    ours.toSorted().join() === told.toSorted().join(),
  );
  return wrong;
}

test(
  // Proves V2.6.
  `any order, repetition and loss of events and returns, with the Worker killed in between, ends in the one right state: ${ORDERS} orders`,
  async () => {
    onTestFailed(() => console.warn(`ORDERS_SEED=${SEED}`));
    const lives: Life[] = [];
    let next = 0;
    await inLanes(async () => {
      while (next < ORDERS) lives.push(await live(SEED + next++));
    });
    const left = [...lives];
    await inLanes(async () => {
      while (left.length > 0) await end(left.pop()!);
    });
    await worker.scheduled(CRON, Date.now() + 20 * MINUTE);
    await worker.scheduled(CRON, Date.now() + 30 * MINUTE);
    const tables = await readTables();
    expect(lives.flatMap((life) => wrongWith(life, tables))).toEqual([]);
    const [sums] = await worker.rows<{ received: number; refunded: number }>(
      `SELECT (SELECT SUM(received_minor) FROM payments) AS received,
        (SELECT SUM(amount_minor) FROM refunds WHERE status = 'succeeded') AS refunded`,
    );
    expect(sums).toEqual(stripe().books.sums("GBP"));
    expect(await journalSums("GBP")).toEqual(stripe().books.balance("GBP"));
    expect(kills).toBeGreaterThanOrEqual(ORDERS);
    const settled = tables.history.filter(
      ({ changes, actor_id }) => changes?.includes('"due"') && actor_id === null,
    ).length;
    expect(settled).toBeGreaterThanOrEqual(ORDERS / 40);
    console.warn(
      `${lives.length} orders, ${settled} differences paid, ${kills} kills, ${stripe().books.events.length} events, received ${sums!.received / 100}`,
    );
  },
  600_000 + ORDERS * 1000,
);
