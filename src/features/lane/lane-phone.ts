import {
  decideLocally,
  findLanePass,
  LANE_HASH_LENGTH,
  type LocalAnswer,
  withAnswer,
} from "#domain/passes/lane-list.ts";
import type { LaneList, LanePass } from "#domain/passes/lane-list.schema.ts";
import type { Redemption } from "#domain/passes/pass.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { LaneMemory, ShownPass } from "./scan-queue.ts";

const LIST_EVERY_MS = 60_000;
/** Staff who read "not checked" scan the pass again within this time. */
const SCAN_AGAIN_MS = 5 * MINUTE_MS;

/** "no-right": this browser lost its right. "lost": the server will never accept this pass. */
export interface LaneServer {
  redeem: (
    shown: ShownPass,
    isLate: boolean,
  ) => Promise<Redemption | "no-right" | "lost" | undefined>;
  takeBack: (shown: ShownPass) => Promise<Redemption | "lost" | undefined>;
  readList: () => Promise<LaneList | undefined>;
}

export type PhoneAnswer = Redemption | LocalAnswer | { result: "unchecked" };
export type TakenBack = { result: "taken-back"; left: number } | { result: "not-taken-back" };

/** Without an answer the phone decides by its list, and queues what the server does not know. */
export function createLanePhone({
  server,
  memory,
  onLate = () => undefined,
  now = Date.now,
}: {
  server: LaneServer;
  memory: LaneMemory;
  /** Called with the server's late answer to a pass that the phone decided alone. */
  onLate?: (shown: ShownPass, answer: Redemption | { result: "lost" }) => void;
  now?: () => number;
}) {
  let acts = 0;
  let readAt = 0;
  /**
   * In ms, from the server's time of a scan to the phone's time of its answer. An undo is dated back
   * by it, so that its minute begins with the answer.
   */
  const answeredAfter = new Map<string, number>();
  /** By code. The server may have admitted such a pass, or do so when the queue is handed in. */
  const unchecked = new Map<string, { nonce: string; at: number; late?: Redemption }>();
  const time = (nonce = "") => new Date(now() - (answeredAfter.get(nonce) ?? 0)).toISOString();
  const findQueued = ({ nonce }: ShownPass) =>
    memory.readQueue().find((queued) => queued.nonce === nonce);
  const drop = ({ nonce }: ShownPass) =>
    memory.writeQueue(memory.readQueue().filter((queued) => queued.nonce !== nonce));
  const keep = (shown: ShownPass) => {
    const others = memory.readQueue().filter(({ nonce }) => nonce !== shown.nonce);
    memory.writeQueue([...others, shown]);
  };
  const find = async (code: string) => {
    const list = memory.readList();
    const pass = list && findLanePass(list, await hashLaneCode(code));
    return list && pass && { list, pass };
  };
  const learn = async (code: string, answer: Redemption) => {
    const found = await find(code);
    if (found) memory.writeList(withAnswer(found.list, found.pass, answer));
  };
  const findUnchecked = (code: string) => {
    const scan = unchecked.get(code);
    return scan && now() - scan.at < SCAN_AGAIN_MS ? scan : undefined;
  };
  const readAdmissions = () =>
    memory
      .readQueue()
      .flatMap(({ pass, travellers = 0, scannedAt, undoneAt }) =>
        pass === undefined ? [] : [{ pass, travellers, scannedAt, undoneAt }],
      );
  const countLeft = (pass: LanePass) =>
    readAdmissions()
      .filter((act) => act.pass === pass.code && act.undoneAt === undefined)
      .reduce((left, { travellers }) => left - travellers, pass.left);

  return {
    /** Admits `travellers`, or all who are left. */
    async show(
      code: string,
      travellers?: number,
    ): Promise<{ shown: ShownPass; answer: PhoneAnswer; hasRight: boolean }> {
      acts++;
      const again = travellers === undefined ? findUnchecked(code) : undefined;
      // With another nonce, the traveller's first scan would refuse the second one as used.
      const nonce = again?.nonce ?? crypto.randomUUID();
      const shown = { code, nonce, scannedAt: time(), travellers };
      const known = await find(code);
      const isWaiting = (queued: ShownPass) =>
        (queued.pass !== undefined && queued.pass === known?.pass.code) ||
        (queued.undoneAt !== undefined && queued.code === code);
      await handIn(isWaiting);
      // A server that does not know the phone's admissions would admit the same travellers twice.
      const mayAsk = !memory.readQueue().some(isWaiting);
      keep(shown);
      const answer = again?.late ?? (mayAsk ? await server.redeem(shown, false) : undefined);
      unchecked.delete(code);
      if (typeof answer === "object") {
        if ("at" in answer)
          answeredAfter.set(nonce, now() - Math.min(Date.parse(answer.at), again?.at ?? Infinity));
        await learn(code, answer);
        drop(shown);
        return { shown, answer, hasRight: true };
      }
      const found = answer === "no-right" ? undefined : await find(code);
      const hasRight = answer !== "no-right";
      if (!found) {
        unchecked.set(code, { nonce, at: now() });
        return { shown, answer: { result: "unchecked" }, hasRight };
      }
      const local = decideLocally(found.list, found.pass, readAdmissions(), {
        now: now(),
        travellers,
      });
      const decided =
        local.result === "valid"
          ? { ...shown, pass: found.pass.code, travellers: local.travellers }
          : { ...shown, undoneAt: time() };
      keep(decided);
      return { shown: decided, answer: local, hasRight };
    },

    async takeBack(shown: ShownPass, travellers: number): Promise<TakenBack> {
      acts++;
      const queued = findQueued(shown);
      const undone = { ...shown, undoneAt: time(shown.nonce) };
      if (queued === undefined) {
        const answer = await server.takeBack(undone);
        if (answer === "lost") return { result: "not-taken-back" };
        if (answer) {
          await learn(shown.code, answer);
          return { result: "taken-back", left: "left" in answer ? answer.left : 0 };
        }
      }
      keep({ ...undone, ...queued, undoneAt: undone.undoneAt });
      const found = await find(shown.code);
      if (!found) return { result: "taken-back", left: travellers };
      const left = countLeft(found.pass) + (queued === undefined ? travellers : 0);
      if (queued === undefined) setLeft(found, left);
      return { result: "taken-back", left };
    },

    /** Oldest first; stops when the server does not answer. */
    handIn,

    async refresh(): Promise<void> {
      if (memory.readQueue().length > 0 || now() - readAt < LIST_EVERY_MS) return;
      const before = acts;
      const list = await server.readList();
      if (!list || acts !== before) return;
      memory.writeList(list);
      readAt = now();
    },
  };

  async function handIn(isChosen = (_shown: ShownPass) => true): Promise<void> {
    for (const shown of memory.readQueue().filter(isChosen)) {
      const answer =
        shown.undoneAt === undefined
          ? await server.redeem(shown, true)
          : await server.takeBack(shown);
      if (answer === undefined || answer === "no-right") return;
      if (answer !== "lost") await learn(shown.code, answer);
      // If the phone decided or staff undid during the call, the scan stays queued for the next one.
      const queued = findQueued(shown);
      if (queued?.undoneAt !== shown.undoneAt || queued?.pass !== shown.pass) continue;
      drop(shown);
      const scan = unchecked.get(shown.code);
      if (scan?.nonce === shown.nonce) {
        if (answer !== "lost" && answer.result === "valid") scan.late = answer;
        else unchecked.delete(shown.code);
      }
      if (shown.undoneAt === undefined)
        onLate(shown, answer === "lost" ? { result: "lost" } : answer);
    }
  }

  function setLeft({ list, pass }: { list: LaneList; pass: LanePass }, left: number): void {
    const items = list.items.map((item) =>
      item.code === pass.code ? { ...item, left, refusal: null } : item,
    );
    memory.writeList({ ...list, items });
  }
}

export async function hashLaneCode(code: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, LANE_HASH_LENGTH);
}
