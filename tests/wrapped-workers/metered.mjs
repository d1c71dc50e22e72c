// The built Worker, with a note of what D1 says of each statement: `GET /api/metered` answers the notes and forgets them;
// `POST /api/metered` stores a batch.
import product from "./index.js";

const notes = [];
const queued = [];
let calls = 0;
let rowsRead = 0;
const note = (notes, sql, { meta }, call) => {
  rowsRead += meta.rows_read;
  notes.push({ sql, call, rows_read: meta.rows_read, rows_written: meta.rows_written });
};

/** D1's statement. It answers `first` and `raw` without meta, so they are read from `all`, which tells it. */
function meteredStatement(sql, statement, notes) {
  const all = async () => {
    const call = ++calls;
    const response = await statement.all();
    note(notes, sql, response, call);
    return response;
  };
  return {
    sql,
    statement,
    bind: (...values) => meteredStatement(sql, statement.bind(...values), notes),
    all,
    run: all,
    async first(column) {
      const [row] = (await all()).results;
      return row === undefined ? null : column === undefined ? row : row[column];
    },
    async raw() {
      const { results } = await all();
      // Columns of one name are one key of `all`'s rows: a query is asked again, a write returns no column twice.
      return /^\s*(select|with)/i.test(sql)
        ? statement.raw()
        : results.map((row) => Object.values(row));
    },
  };
}

function meteredD1(d1, notes) {
  return {
    prepare: (sql) => meteredStatement(sql, d1.prepare(sql), notes),
    async batch(statements) {
      const call = ++calls;
      const responses = await d1.batch(statements.map(({ statement }) => statement));
      responses.forEach((response, index) => note(notes, statements[index].sql, response, call));
      return responses;
    },
    withSession: (constraint) => meteredD1(d1.withSession(constraint), notes),
    getBookmark: () => d1.getBookmark(),
  };
}

const environments = new WeakMap();

/** The same environment for the same one, as in the product: it keeps what it made of it. */
function metered(env) {
  let made = environments.get(env);
  if (!made) environments.set(env, (made = { ...env, DB: meteredD1(env.DB, notes) }));
  return made;
}

/** Says in headers how many trips to the database the response waited for, and how many rows they read. */
async function countTrips(request, env, ctx) {
  const [before, rowsBefore] = [calls, rowsRead];
  const response = await product.fetch(request, metered(env), ctx);
  const counted = new Response(response.body, response);
  counted.headers.set("x-trips", String(calls - before));
  counted.headers.set("x-rows", String(rowsRead - rowsBefore));
  return counted;
}

export default {
  ...product,
  // What a request leaves to the queue is told apart: `GET /api/metered?queue`.
  queue: (batch, env, ctx) => product.queue(batch, { ...env, DB: meteredD1(env.DB, queued) }, ctx),
  scheduled: (event, env, ctx) => product.scheduled(event, metered(env), ctx),
  async fetch(request, env, ctx) {
    const { pathname, search } = new URL(request.url);
    if (pathname !== "/api/metered") return countTrips(request, env, ctx);
    return request.method === "POST"
      ? store(await request.json(), env)
      : Response.json((search === "?queue" ? queued : notes).splice(0));
  },
};

/** Runs `[{ sql, values }]` as one batch, in workerd, and answers the last one's rows: from a test's process each statement alone would be two calls. */
async function store(statements, { DB }) {
  try {
    const responses = await DB.batch(
      statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)),
    );
    return Response.json({ error: null, rows: responses.at(-1).results });
  } catch (error) {
    return Response.json({ error: error.message, rows: [] });
  }
}
