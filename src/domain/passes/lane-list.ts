import { airportDate } from "../airports/airport-time.ts";
import type { LaneList, LanePass } from "./lane-list.schema.ts";
import type { Redemption } from "./pass.schema.ts";

/** 96 bits in base64url, enough to tell the passes of a few days apart. */
export const LANE_HASH_LENGTH = 16;

/** A pass that a phone admitted without the server's answer. */
export interface LocalAdmission {
  /** The `code` of the LanePass. */
  pass: string;
  travellers: number;
  scannedAt: string;
  undoneAt?: string | undefined;
}

type Refusal = Extract<Redemption, { result: "refused" }>;
export type LocalAnswer =
  | Refusal
  | { result: "valid"; pass: LanePass; travellers: number; left: number };

/** The hash of a short code counts only if it belongs to a single pass. */
export function findLanePass(list: LaneList, hash: string): LanePass | undefined {
  const found = list.items.find(({ code }) => code === hash);
  if (found) return found;
  const [first, ...more] = list.items.filter(({ short_code }) => short_code === hash);
  return more.length === 0 ? first : undefined;
}

/** Decides like the server. `now` is in epoch ms. Without `travellers`, all remaining ones pass. */
export function decideLocally(
  { airport }: Pick<LaneList, "airport">,
  pass: LanePass,
  admissions: readonly LocalAdmission[],
  { now, travellers }: { now: number; travellers?: number | undefined },
): LocalAnswer {
  const own = admissions.filter((act) => act.pass === pass.code && act.undoneAt === undefined);
  const left = pass.left - own.reduce((sum, act) => sum + act.travellers, 0);
  const trip = { airport: pass.airport, flight_date: pass.flight_date };
  const refuse = (reason: Refusal["reason"]): Refusal => ({
    result: "refused",
    reason,
    used_at: own.at(-1)?.scannedAt ?? pass.used_at,
    ...(reason.startsWith("wrong") && trip),
  });
  if (pass.refusal !== null) return refuse(pass.refusal);
  if (left <= 0) return refuse(pass.unpaid_travellers > 0 ? "unpaid" : "used");
  if (pass.airport !== "" && pass.airport !== airport) return refuse("wrong_airport");
  if (pass.flight_date !== null && pass.flight_date !== airportDate(airport, now))
    return refuse("wrong_day");
  const admitted = Math.min(travellers ?? left, left);
  return { result: "valid", pass, travellers: admitted, left: left - admitted };
}

export function withAnswer(list: LaneList, pass: LanePass, answer: Redemption): LaneList {
  const told = readAnswer(answer);
  return {
    ...list,
    items: list.items.map((item) => (item.code === pass.code ? { ...item, ...told } : item)),
  };
}

function readAnswer(answer: Redemption): Partial<LanePass> {
  if (answer.result === "valid") {
    const { airport, flight_date } = answer.order;
    return { left: answer.left, airport, flight_date, refusal: null };
  }
  const { reason, used_at, airport, flight_date } = answer;
  if (reason === "wrong_airport" || reason === "wrong_day") return { airport, flight_date };
  return { left: 0, refusal: reason, used_at };
}
