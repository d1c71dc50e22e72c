/** A lane does not wait longer for an answer. */
const ANSWER_WITHIN_MS = 4_000;

/** What the server answers, or undefined when it takes longer than a lane waits: what was asked may still have been done. */
export function withinTime<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([answer, new Promise<undefined>((done) => setTimeout(done, ANSWER_WITHIN_MS))]);
}
