import type { Redemption } from "../../domain/passes/pass.schema.ts";
import { ApiError } from "../../lib/api/api-client.ts";
import { api } from "../../lib/session/api.ts";
import type { ShownPass } from "./scan-queue.ts";

/** A lane does not wait longer for an answer. */
const ANSWER_WITHIN_MS = 4_000;

/** What the server answers, or undefined when it takes longer than a lane waits: what was asked may still have been done. */
export function withinTime<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([
    answer,
    new Promise<undefined>((done) => setTimeout(done, ANSWER_WITHIN_MS)),
  ]);
}

/**
 * What the server says of a pass that was shown. Undefined when it did not answer: no network, no right to ask, too many questions, or a
 * fault of ours.
 */
export async function redeem(
  { code, nonce }: ShownPass,
  onRefused?: () => void,
  scannedAt?: string,
): Promise<Redemption | undefined> {
  try {
    return await api.session.passes[":code"].redeem.$post({
      param: { code },
      json: { nonce, scanned_at: scannedAt },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 422) throw error;
    if (error.status === 401 || error.status === 403) onRefused?.();
    return undefined;
  }
}

/** The same for one that was kept until the network was back; "lost" when the server will never take it. */
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
