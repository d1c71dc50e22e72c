import type { LaneList } from "#domain/passes/lane-list.schema.ts";
import type { Redemption } from "#domain/passes/pass.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { laneFetch } from "./lane-clock.ts";
import type { LaneServer } from "./lane-phone.ts";
import type { ShownPass } from "./scan-queue.ts";

/** Travellers at a lane cannot wait longer. */
const ANSWER_WITHIN_MS = 4_000;

/** After a timeout (undefined) the server may still have acted. */
export function withinTime<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([
    answer,
    new Promise<undefined>((done) => setTimeout(done, ANSWER_WITHIN_MS)),
  ]);
}

export const laneServer: LaneServer = {
  redeem: (shown, isLate) => withinTime(redeem(shown, isLate)),
  takeBack: (shown) => withinTime(takeBack(shown)),
  readList,
};

async function redeem(
  { code, nonce, travellers, scannedAt, pass }: ShownPass,
  isLate: boolean,
): Promise<Redemption | "no-right" | "lost" | undefined> {
  try {
    const late = isLate && { scanned_at: scannedAt, let_through: pass !== undefined };
    return await api.session.passes[":code"].redeem.$post(
      { param: { code }, json: { nonce, travellers, ...late } },
      { fetch: laneFetch },
    );
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status === 422 && !isLate)) throw error;
    if (error.status === 401 || error.status === 403) return "no-right";
    return error.status === 422 ? "lost" : undefined;
  }
}

async function takeBack({
  code,
  nonce,
  undoneAt,
}: ShownPass): Promise<Redemption | "lost" | undefined> {
  try {
    return await api.session.passes[":code"].redeem.undo.$post(
      { param: { code }, json: { nonce, undone_at: undoneAt } },
      { fetch: laneFetch },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [404, 409, 422].includes(error.status) ? "lost" : undefined;
  }
}

/** Undefined offline, and for staff, who have no list. */
async function readList(): Promise<LaneList | undefined> {
  try {
    return await api.public.passes.lane.list.$get({}, { fetch: laneFetch });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
