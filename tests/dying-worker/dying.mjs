// The built Worker, and the header `x-dies-at: 3` with which it dies before the third call that it makes for this request, to the
// database or to another server; `3+` lets that call happen first. From then on nothing that it still does reaches anyone, and its
// response is status 599. `POST /api/dying/cron?cron=…&time=…` runs a cron under the same header.
import { AsyncLocalStorage } from "node:async_hooks";
import product from "./index.js";

const lives = new AsyncLocalStorage();

async function whileAlive(call) {
  const life = lives.getStore();
  if (!life) return call();
  if (life.isOver) throw new Error("Killed");
  const number = ++life.calls;
  if (number === life.diesAt && !life.after) life.end();
  if (life.isOver) throw new Error("Killed");
  const result = await call();
  if (number === life.diesAt) life.end();
  if (life.isOver) throw new Error("Killed");
  return result;
}

const realFetch = globalThis.fetch;
globalThis.fetch = (...input) => whileAlive(() => realFetch(...input));

function mortalStatement(statement) {
  const mortal = { statement, bind: (...values) => mortalStatement(statement.bind(...values)) };
  for (const name of ["all", "run", "first", "raw"])
    mortal[name] = (...input) => whileAlive(() => statement[name](...input));
  return mortal;
}

function mortalD1(d1) {
  return {
    prepare: (sql) => mortalStatement(d1.prepare(sql)),
    batch: (statements) => whileAlive(() => d1.batch(statements.map(({ statement }) => statement))),
    withSession: (constraint) => mortalD1(d1.withSession(constraint)),
    getBookmark: () => d1.getBookmark(),
  };
}

const environments = new WeakMap();

/** The same environment for the same one, as in the product: it keeps what it made of it. */
function mortal(env) {
  let made = environments.get(env);
  if (!made) environments.set(env, (made = { ...env, DB: mortalD1(env.DB) }));
  return made;
}

function run(diesAt, work) {
  if (diesAt === null) return work();
  const death = Promise.withResolvers();
  const life = {
    calls: 0,
    diesAt: Number.parseInt(diesAt, 10),
    after: diesAt.endsWith("+"),
    isOver: false,
    end() {
      life.isOver = true;
      death.resolve(new Response(null, { status: 599 }));
    },
  };
  return lives.run(life, () => Promise.race([work(), death.promise]));
}

export default {
  ...product,
  fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    const diesAt = request.headers.get("x-dies-at");
    if (pathname !== "/api/dying/cron")
      return run(diesAt, () => product.fetch(request, mortal(env), ctx));
    const controller = {
      cron: searchParams.get("cron"),
      scheduledTime: Number(searchParams.get("time")),
      noRetry() {},
    };
    return run(diesAt, async () => {
      await product.scheduled(controller, mortal(env), ctx);
      return new Response(null, { status: 200 });
    });
  },
};
