// The built Worker on a D1 with a read replica: `REPLICA` gets the writes late, and answers every read of a session whose bookmark it has
// reached. `GET /api/lagging` tells how many reads it has answered while it lacked writes; `POST /api/lagging` gives it all that it
// lacks, and nothing else does.
import product from "./index.js";

let readsBehind = 0;
/** The writes that the replica lacks, and the state that it shows. */
const missing = [];
let shown = "";
let turn = Promise.resolve();
/** One call after the other, so that the writes stand in the order in which they happened. */
const inTurn = (work) => (turn = turn.then(work, work));

const isRead = ({ sql }) =>
  /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql);
const prepare = (db, queries) => queries.map(({ sql, values }) => db.prepare(sql).bind(...values));

async function catchUp(replica) {
  while (missing.length > 0) {
    const write = missing.shift();
    await replica.batch(prepare(replica, write.queries));
    shown = write.bookmark;
  }
}

/** A session from "first-primary", "first-unconstrained" or a bookmark; without any all is read from the primary, as D1 does. */
function session({ DB, REPLICA }, start) {
  let bookmark = start?.startsWith("first-") ? "" : (start ?? "");
  let canLag = start !== undefined && start !== "first-primary";
  const reach = (state) => (bookmark = [bookmark, state].toSorted().at(-1));
  const ask = (queries, call) =>
    inTurn(async () => {
      const reads = queries.every(isRead);
      if (reads && canLag && bookmark <= shown) {
        if (missing.length > 0) readsBehind += 1;
        reach(shown);
        return call(REPLICA, prepare(REPLICA, queries));
      }
      const primary = DB.withSession("first-primary");
      const result = await call(primary, prepare(primary, queries));
      const state = primary.getBookmark();
      if (!reads) missing.push({ bookmark: state, queries });
      reach(state);
      canLag = start !== undefined;
      return result;
    });
  const statement = (sql, values = []) => ({
    query: { sql, values },
    bind: (...bound) => statement(sql, bound),
    ...Object.fromEntries(
      ["all", "run", "first", "raw"].map((name) => [
        name,
        (...input) => ask([{ sql, values }], (_, [one]) => one[name](...input)),
      ]),
    ),
  });
  return {
    prepare: (sql) => statement(sql),
    batch: (statements) =>
      ask(
        statements.map(({ query }) => query),
        (db, prepared) => db.batch(prepared),
      ),
    withSession: (constraint) => session({ DB, REPLICA }, constraint ?? "first-unconstrained"),
    getBookmark: () => bookmark || null,
  };
}

const environments = new WeakMap();

/** The same environment for the same one, as in the product: it keeps what it made of it. */
function lagging(env) {
  let made = environments.get(env);
  if (!made) environments.set(env, (made = { ...env, DB: session(env, undefined) }));
  return made;
}

export default {
  ...product,
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname !== "/api/lagging")
      return product.fetch(request, lagging(env), ctx);
    if (request.method === "POST") await inTurn(() => catchUp(env.REPLICA));
    return Response.json({ readsBehind });
  },
  scheduled: (event, env, ctx) => product.scheduled(event, lagging(env), ctx),
  queue: (batch, env, ctx) => product.queue(batch, lagging(env), ctx),
  email: (message, env, ctx) => product.email(message, lagging(env), ctx),
};
