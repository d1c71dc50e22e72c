/** Settles like `call`, but not before `ms` have passed, so that a page can show for that long that it is busy. */
export async function forAtLeast<Value>(ms: number, call: Promise<Value>): Promise<Value> {
  const [outcome] = await Promise.allSettled([call, new Promise((done) => setTimeout(done, ms))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
