import { DatabaseUnavailableError, toAppError } from "../errors/errors.ts";
import type { Queryable } from "./context.ts";

/** D1 reports these before a call runs, so a repeat is safe (developers.cloudflare.com/d1/observability/debug-d1). */
const HAS_NOT_RUN = /D1 DB is overloaded|Cannot resolve D1 DB/;
/** workerd's errors while another process (`npm run db:seed`) writes the file. */
const IS_LOCKED = /SQLITE_BUSY|Failed to get session commit token/;
/** After these errors, nobody knows whether the call has run. */
const MAY_HAVE_RUN =
  /Network connection lost|object to be reset|its code was updated|was reset|client disconnected/;

/** The longest pause before the first repeat is PAUSE_MS. Each further pause may double. */
const REPEATS = 3;
const PAUSE_MS = 100;
const MAX_PAUSE_MS = 400;
const LOCK_PATIENCE_MS = 10_000;

interface Faults {
  repeated: number;
}

const faultsOf = new WeakMap<Queryable, Faults>();

export const countRepeats = (db: Queryable): number => faultsOf.get(db)?.repeated ?? 0;

/** Calls throw DatabaseUnavailableError if a fault lasts, or if a write may have run. */
export function patientDb(db: D1Database): D1Database {
  const faults = { repeated: 0 };
  return {
    ...patient(db, faults),
    exec: (query: string) => untilItRuns(faults, () => db.exec(query)),
    withSession(start?: string) {
      const own = db.withSession(start);
      const ofSession = { repeated: 0 };
      const session = { ...patient(own, ofSession), getBookmark: () => own.getBookmark() };
      faultsOf.set(session, ofSession);
      return session;
    },
  } as D1Database;
}

/** Repeats `act` if it may have run and `key` makes repeating safe. */
export function repeatByKey<Result>(
  { db }: { db: Queryable },
  key: string | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  return repeat(faultsOf.get(db) ?? { repeated: 0 }, act, (error, tries) => {
    const known = toAppError(error);
    const mayHaveRun = known instanceof DatabaseUnavailableError && known.mayHaveRun;
    return key !== undefined && mayHaveRun && tries < REPEATS;
  });
}

const patient = (db: Queryable, faults: Faults): Queryable => ({
  prepare: (query) =>
    new PatientStatement(db.prepare(query), faults) as unknown as D1PreparedStatement,
  batch: (statements) =>
    untilItRuns(faults, () =>
      db.batch((statements as unknown as PatientStatement[]).map(({ own }) => own)),
    ),
});

class PatientStatement {
  /** Batches need the database's own statement. */
  readonly own: D1PreparedStatement;
  readonly #faults: Faults;

  constructor(own: D1PreparedStatement, faults: Faults) {
    this.own = own;
    this.#faults = faults;
  }

  bind(...values: unknown[]) {
    return new PatientStatement(this.own.bind(...values), this.#faults);
  }
  first(...column: [string]) {
    return untilItRuns(this.#faults, () => this.own.first(...column));
  }
  run() {
    return untilItRuns(this.#faults, () => this.own.run());
  }
  all() {
    return untilItRuns(this.#faults, () => this.own.all());
  }
  raw(...options: [{ columnNames: true }]) {
    return untilItRuns(this.#faults, () => this.own.raw(...options));
  }
}

async function untilItRuns<Result>(faults: Faults, ask: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + LOCK_PATIENCE_MS;
  try {
    return await repeat(faults, ask, (error, tries) =>
      isFault(error, IS_LOCKED) ? Date.now() < end : isFault(error, HAS_NOT_RUN) && tries < REPEATS,
    );
  } catch (error) {
    const mayHaveRun = isFault(error, MAY_HAVE_RUN);
    if (mayHaveRun || isFault(error, HAS_NOT_RUN) || isFault(error, IS_LOCKED))
      throw new DatabaseUnavailableError(mayHaveRun, error);
    throw error;
  }
}

const isFault = (error: unknown, words: RegExp) =>
  error instanceof Error && words.test(error.message);

/** Pauses are random, so that waiting calls do not all repeat at once. */
async function repeat<Result>(
  faults: Faults,
  work: () => Promise<Result>,
  isWorthIt: (error: unknown, tries: number) => boolean,
): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error, tries)) throw error;
    }
    faults.repeated += 1;
    const [random] = crypto.getRandomValues(new Uint32Array(1));
    const pause = (random! / 2 ** 32) * Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** tries);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
