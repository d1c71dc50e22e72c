/** Miniflare's answer while another process writes the file; the batch has done nothing. */
const BUSY = /SQLITE_BUSY|Failed to get session commit token/;
/** The interval of the attempts, and their total time, in ms. */
const INTERVAL_MS = 25;
const PATIENCE_MS = 10_000;

/** Maps our bound statements to the database's own, which batches need. */
const own = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/**
 * Returns a local D1 that waits while another process, such as `npm run db:seed`, writes its file;
 * workerd fails at once.
 */
export function patientDb(db: D1Database): D1Database {
  return {
    ...patient(db),
    exec: (query: string) => whenFree(() => db.exec(query)),
    withSession(start?: string) {
      const session = db.withSession(start);
      return { ...patient(session), getBookmark: () => session.getBookmark() };
    },
  } as D1Database;
}

const patient = (db: Pick<D1Database, "prepare" | "batch">) => ({
  prepare: (query: string) => patientStatement(db.prepare(query)),
  batch: <Row>(statements: D1PreparedStatement[]) =>
    whenFree(() => db.batch<Row>(statements.map((statement) => own.get(statement)!))),
});

function patientStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const patient = {
    bind: (...values: unknown[]) => patientStatement(statement.bind(...values)),
    first: (...column: [string]) => whenFree(() => statement.first(...column)),
    run: () => whenFree(() => statement.run()),
    all: () => whenFree(() => statement.all()),
    raw: (...options: [{ columnNames: true }]) => whenFree(() => statement.raw(...options)),
  } as D1PreparedStatement;
  own.set(patient, statement);
  return patient;
}

async function whenFree<Result>(ask: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error && BUSY.test(error.message)) || Date.now() >= end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
