import { beforeAll, expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { NewDevice } from "#domain/passes/device.schema.ts";
import type { LaneList } from "#domain/passes/lane-list.schema.ts";
import type { Pass, Redemption } from "#domain/passes/pass.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { createLanePhone, type LaneServer } from "#features/lane/lane-phone.ts";
import type { LaneMemory, ShownPass } from "#features/lane/scan-queue.ts";
import { airportByDay } from "../../flight-days.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls } from "../../people.ts";
import { builtSite, cookieOf, PUBLIC_KEY } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { RACE_MS, RACE_TRIES } from "../race.ts";

/** The parties that live through everything: `RACE_TRIES=300` is the long run. */
const PARTIES = Math.max(4, RACE_TRIES);
const SEED = Number(process.env.ORDERS_SEED ?? 24);
const STEPS = 24;
const DAY = 86_400_000;
const AIRPORT = airportByDay();
const CHILDREN = 1;
const INFANTS = 1;

const worker = builtSite();
const { send, read } = adminCalls(worker);

const random = seededRandom(SEED);
const { below } = random;
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

/** The network of a phone: an answer, none, or none although the server acted. */
type Network = "there" | "gone" | "one-way";

/** A lane's real phone at the airport, with a network that comes and goes and a memory that survives a reload. */
async function pairPhone(name: string) {
  const response = await send("POST", "devices", { name, airport: AIRPORT });
  const { pairing_url } = (await response.json()) as NewDevice;
  const code = new URL(pairing_url).hash.replace("#pair=", "");
  const headers = { cookie: cookieOf(await worker.post("/api/passes/lane", { code })) };
  let network: Network = "there";
  let queue: ShownPass[] = [];
  let list: LaneList | undefined;
  const memory: LaneMemory = {
    readQueue: () => queue,
    writeQueue: (next) => void (queue = next),
    readList: () => list,
    writeList: (next) => void (list = next),
  };
  const ask = async (path: string, body: object, refused: readonly number[]) => {
    const now = network;
    if (now === "gone") return undefined;
    const answer = await worker.post(path, body, headers);
    const told = (await answer.json()) as Redemption;
    if (now === "one-way") return undefined;
    if (refused.includes(answer.status)) return "lost" as const;
    expect(answer.status).toBe(200);
    return told;
  };
  const server: LaneServer = {
    redeem: ({ code: shown, nonce, travellers, scannedAt, pass }, isLate) =>
      ask(
        `/api/passes/${shown}/redeem`,
        {
          nonce,
          travellers,
          ...(isLate && { scanned_at: scannedAt, let_through: pass !== undefined }),
        },
        [],
      ),
    takeBack: ({ code: shown, nonce, undoneAt }) =>
      ask(`/api/passes/${shown}/redeem/undo`, { nonce, undone_at: undoneAt }, [404, 409]),
    readList: async () => {
      if (network !== "there") return undefined;
      const answer = await worker.get("/api/passes/lane/list", headers);
      return (await answer.json()) as LaneList;
    },
  };
  /** The travellers whom nobody checked until the server heard of them. */
  let late = 0;
  const start = () =>
    createLanePhone({
      server,
      memory,
      onLate: (shown, answer) => {
        if (shown.pass === undefined && answer.result === "valid") late += answer.travellers;
      },
    });
  let phone = start();
  return {
    go: (to: Network) => void (network = to),
    reload: () => void (phone = start()),
    phone: () => phone,
    isDone: () => queue.length === 0,
    takeLate: () => {
      const taken = late;
      late = 0;
      return taken;
    },
    /** The same question again, as after a lost answer. */
    repeat: async ({ code: shown, nonce }: ShownPass) => {
      const answer = await worker.post(`/api/passes/${shown}/redeem`, { nonce }, headers);
      return (await answer.json()) as Redemption;
    },
  };
}
type Phone = Awaited<ReturnType<typeof pairPhone>>;

/** A tap that let travellers through. */
interface Tap {
  phone: Phone;
  shown: ShownPass;
  travellers: number;
}

let phones: [Phone, Phone];
beforeAll(async () => void (phones = [await pairPhone("Lane 1"), await pairPhone("Lane 2")]));

/** A paid order of four for today, or open, and all that lanes and people do with it. */
async function makeParty() {
  const isOpen = below(2) === 0;
  const today = airportDate(AIRPORT, Date.now());
  const { booking, cookie } = await worker.book({
    children: CHILDREN,
    infants: INFANTS,
    ...(isOpen ? { airport: "", flightDate: undefined } : { airport: AIRPORT, flightDate: today }),
  });
  const { id } = booking.order;
  await payOnDemo(worker, id, cookie);
  const detail = () => read<OrderDetail>(`orders/${id}`);
  const codeIn = (order: Pick<OrderDetail, "pass_url">) => order.pass_url!.split("/").at(-1)!;
  const codes = [codeIn(await detail())];
  let taps: Tap[] = [];
  /** The travellers who stand behind the lane, by what the phones said. */
  let through = 0;

  const patch = async (body: object) => {
    const response = await send("PATCH", `orders/${id}`, { reason: "Asked by phone", ...body });
    expect([200, 409]).toContain(response.status);
    return response.status === 200;
  };
  /** What staff change of an order that was used, they change with its status. */
  const reopened = ({ status }: OrderDetail) => (status === "completed" ? { status: "paid" } : {});
  const used = async () =>
    (
      await worker.rows<{ used: number }>(
        `SELECT coalesce(sum(travellers), 0) AS used FROM redemptions JOIN orders USING (pass_id)
          WHERE orders.id = ? AND result = 'valid' AND undone_at IS NULL`,
        id,
      )
    )[0]!.used;
  const ownChange = async (body: object) => {
    const { version, status } = await detail();
    const before = await used();
    const response = await worker.fetch(`/api/bookings/${id}`, {
      method: "PATCH",
      headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie },
      body: JSON.stringify({ version, ...body }),
    });
    expect([200, 409]).toContain(response.status);
    const isDone = response.status === 200;
    expect(isDone && (status !== "paid" || before > 0)).toBe(false);
    return isDone;
  };
  const changeAdults = async (change: (body: object) => Promise<boolean>, body: object = {}) => {
    const { adults } = await detail();
    const wanted = Math.max(1, adults + pick([-1, 1]));
    if (wanted === adults || !(await change({ ...body, adults: wanted }))) return;
    expect((await detail()).adults).toBe(wanted);
  };

  const acts = {
    async show() {
      const phone = pick(phones);
      const code = below(5) === 0 ? pick(codes) : codes.at(-1)!;
      const asked = below(4);
      const { shown, answer, hasRight } = await phone.phone().show(code, asked || undefined);
      expect(hasRight).toBe(true);
      if (answer.result !== "valid") return;
      through += answer.travellers;
      taps.push({ phone, shown, travellers: answer.travellers });
    },
    async takeBack() {
      const tap = taps.at(-1 - below(2));
      if (!tap) return;
      taps = taps.filter((other) => other !== tap);
      const { result } = await tap.phone.phone().takeBack(tap.shown, tap.travellers);
      if (result === "taken-back") through -= tap.travellers;
    },
    async repeat() {
      const tap = taps.at(-1);
      if (!tap || !tap.phone.isDone()) return;
      const [first, again] = [await tap.phone.repeat(tap.shown), await tap.phone.repeat(tap.shown)];
      expect([again.result, "left" in again && [again.travellers, again.left]]).toEqual([
        first.result,
        "left" in first && [first.travellers, first.left],
      ]);
    },
    network: async () => pick(phones).go(pick(["there", "gone", "one-way"])),
    async handIn() {
      const phone = pick(phones);
      phone.go("there");
      await phone.phone().handIn();
      through += phone.takeLate();
      phone.reload();
      await phone.phone().refresh();
    },
    travellers: async () => changeAdults(patch, reopened(await detail())),
    ownTravellers: () => changeAdults(ownChange),
    async day() {
      const flightDate = airportDate(AIRPORT, Date.now() + below(2) * DAY);
      await patch({ flightDate, airport: AIRPORT, ...reopened(await detail()) });
    },
    ownDay: async () =>
      void (await ownChange({ airport: AIRPORT, flightDate: airportDate(AIRPORT, Date.now()) })),
    async pay() {
      if ((await detail()).due_amount === 0) return;
      // Given back or cancelled at the same moment, an order is not to be paid.
      await payOnDemo(worker, id, cookie).catch((refusal: Error) =>
        expect(refusal.message).toContain("409"),
      );
    },
    async newPass() {
      await patch({ newPass: true, ...reopened(await detail()) });
      const code = codeIn(await detail());
      if (code !== codes.at(-1)) codes.push(code);
    },
    async byHand() {
      const { status } = await detail();
      if (status === "paid") await patch({ status: "completed" });
    },
    async cancel() {
      const { version } = await detail();
      const before = await used();
      const response = await worker.post(`/api/bookings/${id}/cancel`, { version }, { cookie });
      expect([200, 409]).toContain(response.status);
      expect(response.status === 200 && before > 0).toBe(false);
    },
    async giveBack() {
      const { paid_amount: paid, refunded_amount: back } = await detail();
      if (paid > back)
        await send("POST", `orders/${id}/refunds`, { amount: paid - back, reason: "Lane closed" });
    },
  };
  return {
    acts,
    codes,
    detail,
    used,
    pass: async () => {
      const response = await worker.get(`/api/passes/${codes.at(-1)!}`);
      return (await response.json()) as Pass;
    },
    /** All that phones did not tell the server yet. */
    async settle() {
      for (const phone of phones) {
        phone.go("there");
        while (!phone.isDone()) await phone.phone().handIn();
        through += phone.takeLate();
      }
    },
    through: () => through,
    /** The order in its own browser. */
    own: async () =>
      (await (await worker.get(`/api/bookings/${id}`, { cookie })).json()) as Booking,
  };
}
type Party = Awaited<ReturnType<typeof makeParty>>;
type Act = keyof Party["acts"];

const AT_THE_LANE: readonly Act[] = ["show", "takeBack", "repeat", "network", "handIn"];
const CHANGES: readonly Act[] = [
  "travellers",
  "ownTravellers",
  "day",
  "ownDay",
  "pay",
  "newPass",
  "byHand",
];
const ENDS: readonly Act[] = ["cancel", "giveBack"];

const nextAct = (): Act => {
  const kind = below(40);
  if (kind === 0) return pick(ENDS);
  if (kind < 12) return pick(CHANGES);
  return kind < 26 ? "show" : pick(AT_THE_LANE);
};

interface Counts {
  held: number;
  used: number;
}

/** Passes left are those held less those used, and no act uses more than are held. */
async function expectCounts(party: Party, before: Counts): Promise<Counts> {
  const [pass, order, used] = [await party.pass(), await party.detail(), await party.used()];
  const held = order.adults + CHILDREN + INFANTS - order.unpaid_travellers;
  const isHandMade = order.status === "completed" && used === 0;
  const isAccepted = pass.state === "valid" || pass.state === "open";
  const left = isHandMade ? 0 : Math.max(0, held - used);
  expect(pass).toMatchObject({
    travellers: order.adults + CHILDREN + INFANTS,
    unpaid_travellers: order.unpaid_travellers,
    left: isAccepted ? left : 0,
  });
  const isEnded = order.status === "cancelled" || order.status === "refunded";
  const over = isEnded ? order.status : left === 0 ? "used" : undefined;
  expect(isAccepted ? undefined : pass.state).toBe(over);
  expect(used).toBeLessThanOrEqual(Math.max(held, before.held, before.used));
  expect((await party.own()).order).toMatchObject({ status: order.status, adults: order.adults });
  return { held, used };
}

test(
  "any order of an order's changes and of scans, retries, hand-ins and taps taken back by two phones counts everyone once",
  async () => {
    let overused = 0;
    for (let at = 0; at < PARTIES; at++) {
      const party = await makeParty();
      for (const phone of phones) {
        phone.go("there");
        phone.reload();
        await phone.phone().refresh();
      }
      const done: string[] = [];
      try {
        let counts: Counts = { held: 0, used: 0 };
        for (let step = 0; step < STEPS; step++) {
          const act = nextAct();
          // A lane and the order's people often act at the same moment.
          const beside = below(4) === 0 ? pick([...CHANGES, ...ENDS]) : undefined;
          done.push([act, beside].filter(Boolean).join(" + "));
          await Promise.all([party.acts[act](), beside && act !== beside && party.acts[beside]()]);
          counts = await expectCounts(party, counts);
        }
        await party.settle();
        const { timeline } = await party.detail();
        const scans = timeline.filter((entry) => entry.kind === "redemption");
        const standing = scans.filter(({ undone_at: undone }) => undone === null);
        const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
        const beyond = sum(standing.map((scan) => scan.beyond));
        const admitted = sum(
          standing.map(({ refusal, travellers }) => (refusal === null ? travellers : 0)),
        );
        expect(admitted + beyond).toBe(party.through());
        overused += Number(beyond > 0);
        expect(await read<Summary>("summary")).toMatchObject({ overused_orders: overused });
      } catch (error) {
        throw new Error(`Party ${at} of ORDERS_SEED=${SEED} did: ${done.join(", ")}`, {
          cause: error,
        });
      }
    }
    expect(overused).toBeGreaterThan(0);
  },
  RACE_MS,
);
