/** Rejects with TimeoutError after `ms`, for a call that takes no signal. The call itself goes on. */
export async function inTime<Result>(call: Promise<Result>, ms: number): Promise<Result> {
  const late = AbortSignal.timeout(ms);
  const timedOut = new Promise<never>((_resolve, reject) => {
    late.addEventListener("abort", () => reject(late.reason as Error));
  });
  return Promise.race([call, timedOut]);
}
