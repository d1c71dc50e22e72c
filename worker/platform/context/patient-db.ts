/** How Miniflare says that another process is writing the file: nothing of the batch was done. */
const BUSY = /SQLITE_BUSY|Failed to get session commit token/;
/** How often a busy database is asked again, and for how long in all, in ms. */
const INTERVAL_MS = 25;
const PATIENCE_MS = 10_000;

/** What a statement is bound to: batches take the database's own. */
const own = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/**
 * A local D1 that waits while another process, such as `npm run db:seed`, writes its file: workerd's
 * own fails at once. A deployed database is in one process and has no need of it.
 */
export function patientDb(db: D1Database): D1Database {
  return {
    ...patient(db),
    exec: (query: string) => whenFree(() => db.exec(query)),
    withSession: (constraint?: string) => patient(db.withSession(constraint)),
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
