import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import { LATE_SCAN_MS, UNDO_WITHIN_MS } from "#domain/passes/pass.ts";
import type { LaneList, LanePass } from "#domain/passes/lane-list.schema.ts";
import type { Redemption } from "#domain/passes/pass.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { createLanePhone, hashLaneCode, type LaneServer } from "./lane-phone.ts";
import type { LaneMemory, ShownPass } from "./scan-queue.ts";

const CODE = "ABCDEF0123456789JKMNPQRSTV";
const SHORT = "ABCDEF01";
const NOW = Date.UTC(2026, 10, 23, 9);
const PARTY = 4;

const lanePass = async (changes: Partial<LanePass> = {}): Promise<LanePass> => ({
  code: await hashLaneCode(CODE),
  short_code: await hashLaneCode(SHORT),
  airport: "CDG",
  flight_date: airportDate("CDG", NOW),
  adults: 2,
  children: 1,
  infants: 1,
  unpaid_travellers: 0,
  left: PARTY,
  refusal: null,
  used_at: null,
  ...changes,
});

function memoryWith(first?: LaneList): LaneMemory {
  let queue: ShownPass[] = [];
  let list = first;
  return {
    readQueue: () => queue,
    writeQueue: (next) => void (queue = next),
    readList: () => list,
    writeList: (next) => void (list = next),
  };
}

const SILENT: LaneServer = {
  redeem: () => Promise.resolve(undefined),
  takeBack: () => Promise.resolve(undefined),
  readList: () => Promise.resolve(undefined),
};

async function offlinePhone(changes: Partial<LanePass> = {}) {
  const memory = memoryWith({ airport: "CDG", items: [await lanePass(changes)] });
  let now = NOW;
  const phone = createLanePhone({ server: SILENT, memory, now: () => now });
  return { phone, memory, wait: (ms: number) => void (now += ms) };
}

describe("a phone without network", () => {
  test("counts the party, takes a tap back, and refuses what is used", async () => {
    const { phone } = await offlinePhone();
    const three = await phone.show(CODE, 3);
    expect(three.answer).toMatchObject({ result: "valid", travellers: 3, left: 1 });
    const rest = await phone.show(SHORT);
    expect(rest.answer).toMatchObject({ result: "valid", travellers: 1, left: 0 });
    expect((await phone.show(CODE)).answer).toMatchObject({ result: "refused", reason: "used" });
    expect(await phone.takeBack(three.shown, 3)).toEqual({ result: "taken-back", left: 3 });
    expect((await phone.show(CODE)).answer).toMatchObject({ travellers: 3, left: 0 });
  });

  test.each([
    [{ flight_date: "2026-11-24" }, { reason: "wrong_day", flight_date: "2026-11-24" }],
    [{ airport: "JFK" }, { reason: "wrong_airport", airport: "JFK" }],
    [{ refusal: "cancelled" }, { reason: "cancelled" }],
    [{ left: 0, refusal: "used", used_at: "2026-11-23T08:00:00.000Z" }, { reason: "used" }],
    [{ left: 0, refusal: "unpaid", unpaid_travellers: 2 }, { reason: "unpaid" }],
  ] as const)("says why %j is refused", async (changes, refusal) => {
    const { phone, memory } = await offlinePhone(changes);
    expect((await phone.show(CODE)).answer).toMatchObject({ result: "refused", ...refusal });
    // The server learns only that nobody passed.
    expect(memory.readQueue()).toMatchObject([{ undoneAt: expect.any(String) }]);
  });

  test("lets an open pass through, and checks nothing that its list does not hold", async () => {
    const open = await offlinePhone({ airport: "", flight_date: null });
    expect((await open.phone.show(CODE)).answer).toMatchObject({ result: "valid", left: 0 });
    const unknown = await open.phone.show(CODE.replace("A", "B"));
    expect(unknown.answer).toEqual({ result: "unchecked" });
    const { answer } = await createLanePhone({ server: SILENT, memory: memoryWith() }).show(CODE);
    expect(answer).toEqual({ result: "unchecked" });
  });

  test("a short code of two passes opens neither", async () => {
    const twin = await lanePass({ code: "another" });
    const memory = memoryWith({ airport: "CDG", items: [await lanePass(), twin] });
    const { answer } = await createLanePhone({ server: SILENT, memory, now: () => NOW }).show(
      SHORT,
    );
    expect(answer).toEqual({ result: "unchecked" });
  });

  test("a browser that lost its right decides nothing", async () => {
    const memory = memoryWith({ airport: "CDG", items: [await lanePass()] });
    const server: LaneServer = { ...SILENT, redeem: () => Promise.resolve("no-right") };
    const { answer } = await createLanePhone({ server, memory, now: () => NOW }).show(CODE);
    expect(answer).toEqual({ result: "unchecked" });
  });
});

/** A small model of the server: counts by nonce, and records travellers beyond the pass. */
function modelServer(now: () => number) {
  const rows = new Map<
    string,
    { admitted: number; beyond: number; at: number; createdAt: number; isUndone: boolean }
  >();
  const sum = (of: "admitted" | "beyond") =>
    [...rows.values()].reduce((total, row) => total + (row.isUndone ? 0 : row[of]), 0);
  const left = () => PARTY - sum("admitted");
  const refused = { result: "refused", reason: "used", used_at: null } as const;
  const valid = (travellers: number, remaining: number, at: number) =>
    ({
      result: "valid",
      travellers,
      left: remaining,
      at: new Date(at).toISOString(),
      order: { airport: "CDG", flight_date: airportDate("CDG", NOW) },
    }) as Redemption;
  return {
    admitted: () => sum("admitted"),
    beyond: () => sum("beyond"),
    redeem({ nonce, travellers, pass, scannedAt }: ShownPass, isLate: boolean): Redemption {
      const at = isLate ? Date.parse(scannedAt) : now();
      const row = rows.get(nonce) ?? {
        admitted: Math.min(travellers ?? PARTY, left()),
        beyond: 0,
        at,
        createdAt: now(),
        isUndone: false,
      };
      rows.set(nonce, row);
      if (isLate && pass !== undefined) {
        row.beyond = Math.max(0, travellers! - row.admitted);
        row.admitted = Math.min(row.admitted, travellers!);
      }
      return row.admitted > 0 ? valid(row.admitted, left(), row.createdAt) : refused;
    },
    takeBack({ nonce, undoneAt }: ShownPass): Redemption | "lost" {
      const row = rows.get(nonce);
      if (!row || row.admitted + row.beyond === 0) return "lost";
      if (Date.parse(undoneAt!) - row.at >= UNDO_WITHIN_MS) return "lost";
      row.isUndone = true;
      return valid(row.admitted, left(), row.createdAt);
    },
    async list(): Promise<LaneList> {
      const used = left() === 0 ? ({ refusal: "used" } as const) : {};
      return { airport: "CDG", items: [await lanePass({ left: left(), ...used })] };
    },
  };
}

test("fewer are let through after a tap whose taking back got no answer", async () => {
  const server = modelServer(() => NOW);
  const line = { isUp: true };
  const memory = memoryWith();
  const send = <Answer>(answer: () => Answer) => Promise.resolve(line.isUp ? answer() : undefined);
  const phone = createLanePhone({
    server: {
      redeem: (shown, isLate) => send(() => server.redeem(shown, isLate)),
      takeBack: (shown) => send(() => server.takeBack(shown)),
      readList: () => server.list(),
    },
    memory,
    now: () => NOW,
  });
  await phone.refresh();
  const { shown } = await phone.show(CODE);
  line.isUp = false;
  expect(await phone.takeBack(shown, PARTY)).toMatchObject({ result: "taken-back" });
  line.isUp = true;
  expect((await phone.show(CODE, 2)).answer).toMatchObject({ result: "valid", travellers: 2 });
  expect([server.admitted(), memory.readQueue()]).toEqual([2, []]);
});

test("a tap is taken back within its minute by the server's clock, whatever the phone's says", async () => {
  const undone: (string | undefined)[] = [];
  const answer = { result: "valid", travellers: PARTY, left: 0, at: new Date(NOW).toISOString() };
  const phone = createLanePhone({
    server: {
      ...SILENT,
      redeem: () => Promise.resolve(answer as Redemption),
      takeBack: ({ undoneAt }) => Promise.resolve(void undone.push(undoneAt)),
    },
    memory: memoryWith(),
    now: () => NOW + 2 * UNDO_WITHIN_MS,
  });
  const { shown } = await phone.show(CODE);
  await phone.takeBack(shown, PARTY);
  expect(undone).toEqual([new Date(NOW).toISOString()]);
});

test.each([
  { hasList: false, arrives: true, isHandedIn: false },
  { hasList: false, arrives: true, isHandedIn: true },
  { hasList: false, arrives: false, isHandedIn: true },
  { hasList: true, arrives: true, isHandedIn: false },
  { hasList: true, arrives: false, isHandedIn: true },
])(
  "a pass that was not checked is not used by its own first scan: %j",
  async ({ hasList, arrives, isHandedIn }) => {
    let now = NOW;
    let isUp = false;
    const server = modelServer(() => now);
    const memory = memoryWith(hasList ? { airport: "CDG", items: [] } : undefined);
    const phone = createLanePhone({
      server: {
        ...SILENT,
        redeem: (shown, isLate) => {
          const answer = isUp || arrives ? server.redeem(shown, isLate) : undefined;
          return Promise.resolve(isUp ? answer : undefined);
        },
        takeBack: (shown) => Promise.resolve(server.takeBack(shown)),
      },
      memory,
      now: () => now,
    });
    const first = await phone.show(CODE);
    expect(first.answer).toEqual({ result: "unchecked" });
    now += UNDO_WITHIN_MS;
    isUp = true;
    if (isHandedIn) await phone.handIn();
    now += UNDO_WITHIN_MS;
    const second = await phone.show(CODE);
    expect(second.answer).toMatchObject({ result: "valid", travellers: PARTY });
    expect([server.admitted(), memory.readQueue()]).toEqual([PARTY, []]);
    // The minute in which staff can undo begins with the answer that they read.
    now += UNDO_WITHIN_MS / 2;
    expect(await phone.takeBack(second.shown, PARTY)).toEqual({
      result: "taken-back",
      left: PARTY,
    });
    expect((await phone.show(CODE, 2)).answer).toMatchObject({ result: "valid", travellers: 2 });
    expect((await phone.show(CODE)).answer).toMatchObject({ result: "valid", travellers: 2 });
    expect((await phone.show(CODE)).answer).toMatchObject({ result: "refused", reason: "used" });
  },
);

test("a later scan of a pass that was not checked is a scan of its own", async () => {
  let now = NOW;
  const nonces: string[] = [];
  const phone = createLanePhone({
    server: { ...SILENT, redeem: ({ nonce }) => Promise.resolve(void nonces.push(nonce)) },
    memory: memoryWith(),
    now: () => now,
  });
  for (const wait of [0, 4, 4, 6]) {
    now += wait * MINUTE_MS;
    await phone.show(CODE);
  }
  await phone.show(SHORT);
  expect(nonces.map((nonce) => nonces.indexOf(nonce))).toEqual([0, 0, 0, 3, 4]);
});

test("two phones in any order of scans, lost answers, hand-ins and undos lose and double nobody", async () => {
  const tries = 300;
  for (let seed = 1; seed <= tries; seed++) {
    const random = seededRandom(seed);
    const pick = random.below;
    let now = NOW;
    const server = modelServer(() => now);
    const phones = [0, 1].map(() => {
      const line = { isUp: true, isLossy: false };
      // A request may get lost, and so may the response to one that arrived.
      const send = <Answer>(work: () => Answer): Promise<Answer | undefined> => {
        if (!line.isUp) return Promise.resolve(undefined);
        const answer = work();
        return Promise.resolve(line.isLossy && random.next() < 0.5 ? undefined : answer);
      };
      const memory = memoryWith();
      const phone = createLanePhone({
        server: {
          redeem: (shown, isLate) => send(() => server.redeem(shown, isLate)),
          takeBack: (shown) => send(() => server.takeBack(shown)),
          readList: async () => (line.isUp ? server.list() : undefined),
        },
        memory,
        now: () => now,
      });
      return {
        line,
        memory,
        phone,
        through: new Map<string, { shown: ShownPass; count: number }>(),
      };
    });
    await Promise.all(phones.map(({ phone }) => phone.refresh()));
    for (let step = 0; step < 14; step++) {
      now += pick(20_000);
      const { line, phone, through } = phones[pick(2)]!;
      const [last] = [...through.values()].slice(-1);
      const kind = pick(7);
      if (kind === 0) line.isUp = !line.isUp;
      else if (kind === 1) line.isLossy = !line.isLossy;
      else if (kind === 2) await phone.handIn();
      else if (kind === 3) await phone.refresh();
      else if (kind === 4 && last && now - Date.parse(last.shown.scannedAt) < UNDO_WITHIN_MS) {
        const { result } = await phone.takeBack(last.shown, last.count);
        if (result === "taken-back") through.delete(last.shown.nonce);
      } else {
        const asked = pick(PARTY + 1);
        const { shown, answer } = await phone.show(CODE, asked === 0 ? undefined : asked);
        if (answer.result === "valid")
          through.set(shown.nonce, { shown, count: answer.travellers });
      }
      expect(server.admitted()).toBeLessThanOrEqual(PARTY);
    }
    now += LATE_SCAN_MS / 2;
    for (const { line, phone, memory } of phones) {
      Object.assign(line, { isUp: true, isLossy: false });
      await phone.handIn();
      await phone.handIn();
      expect(memory.readQueue()).toEqual([]);
    }
    const passed = phones
      .flatMap(({ through }) => [...through.values()])
      .reduce((total, { count }) => total + count, 0);
    expect([seed, server.admitted() + server.beyond()]).toEqual([seed, passed]);
    for (const { phone, memory } of phones) {
      await phone.refresh();
      expect([seed, memory.readList()]).toEqual([seed, await server.list()]);
    }
  }
});
