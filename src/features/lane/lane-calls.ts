import type { Redemption } from "../../domain/passes/pass.schema.ts";
import { ApiError } from "../../lib/api/api-client.ts";
import { api } from "../../lib/session/api.ts";
import type { ShownPass } from "./scan-queue.ts";

/** A lane cannot wait longer. */
const ANSWER_WITHIN_MS = 4_000;

/** Returns the answer, or undefined after the lane's time: the server may still have acted. */
export function withinTime<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([
    answer,
    new Promise<undefined>((done) => setTimeout(done, ANSWER_WITHIN_MS)),
  ]);
}

/**
 * Returns the answer for a shown pass; undefined without one: no network, no right, too many calls,
 * or our fault.
 */
export async function redeem(
  { code, nonce, travellers }: ShownPass,
  onRefused?: () => void,
  scannedAt?: string,
): Promise<Redemption | undefined> {
  try {
    return await api.session.passes[":code"].redeem.$post({
      param: { code },
      json: { nonce, travellers, scanned_at: scannedAt },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 422) throw error;
    if (error.status === 401 || error.status === 403) onRefused?.();
    return undefined;
  }
}

/** Takes an accepted pass back; undefined when the server did not answer, or a minute has passed. */
export async function takeBack({ code, nonce }: ShownPass): Promise<Redemption | undefined> {
  try {
    return await api.session.passes[":code"].redeem.undo.$post({
      param: { code },
      json: { nonce },
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

/** Hands in a kept pass; "lost" when the server will never take it. */
export async function redeemLate(
  shown: ShownPass,
): Promise<Redemption | { result: "lost" } | undefined> {
  try {
    return await redeem(shown, undefined, shown.scannedAt);
  } catch (error) {
    if (error instanceof ApiError) return { result: "lost" };
    throw error;
  }
}
