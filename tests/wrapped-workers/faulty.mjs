// The built Worker, whose calls to the database or to another server can fail in two ways, by a header of the request.
//
// `x-dies-at: 3` kills it before the third call that it makes for this request; `3+` lets that call happen first. From then on nothing
// that it still does reaches anyone, and its response is status 599. `POST /api/faulty/cron?cron=…&time=…` runs a cron under the same
// header.
//
// `x-faults: 2 after 1` makes D1 fail at the second write of this request, once, and goes on: `before` or `after` the write has run, or
// `slowly`, without running it. Its response tells in `x-writes` how many writes there were.
import { AsyncLocalStorage } from "node:async_hooks";
import product from "./index.js";

const lives = new AsyncLocalStorage();

async function whileAlive(call, isWrite) {
  const life = lives.getStore();
  if (!life) return call();
  if (life.isOver) throw new Error("Killed");
  const number = ++life.calls;
  if (number === life.diesAt && !life.after) life.end();
  if (life.isOver) throw new Error("Killed");
  const result = await (isWrite ? write(life, call) : call());
  if (number === life.diesAt) life.end();
  if (life.isOver) throw new Error("Killed");
  return result;
}

const SLOW_MS = 100;
/** D1's own words. */
const FAULTS = {
  async before() {
    throw new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long.");
  },
  async after(call) {
    await call();
    throw new Error("D1_ERROR: Network connection lost.");
  },
  async slowly() {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    throw new Error(
      "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
    );
  },
};

function write({ faults, counts }, call) {
  const number = ++counts.writes;
  return number >= faults.from && number < faults.from + faults.times
    ? FAULTS[faults.how](call)
    : call();
}

const realFetch = globalThis.fetch;
globalThis.fetch = (...input) => whileAlive(() => realFetch(...input));

const isWrite = ({ sql }) => /\b(insert|update|delete)\b/i.test(sql);

function faultyStatement(sql, statement) {
  const faulty = {
    sql,
    statement,
    bind: (...values) => faultyStatement(sql, statement.bind(...values)),
  };
  for (const name of ["all", "run", "first", "raw"])
    faulty[name] = (...input) => whileAlive(() => statement[name](...input), isWrite(faulty));
  return faulty;
}

function faultyD1(d1) {
  return {
    prepare: (sql) => faultyStatement(sql, d1.prepare(sql)),
    batch: (statements) =>
      whileAlive(
        () => d1.batch(statements.map(({ statement }) => statement)),
        statements.some(isWrite),
      ),
    withSession: (constraint) => faultyD1(d1.withSession(constraint)),
    getBookmark: () => d1.getBookmark(),
  };
}

const environments = new WeakMap();

/** The same environment for the same one, as in the product: it keeps what it made of it. */
function faulty(env) {
  let made = environments.get(env);
  if (!made) environments.set(env, (made = { ...env, DB: faultyD1(env.DB) }));
  return made;
}

async function run({ headers }, work) {
  const diesAt = headers.get("x-dies-at");
  const [from, how, times] = (headers.get("x-faults") ?? "0 before 0").split(" ");
  const death = Promise.withResolvers();
  const life = {
    calls: 0,
    diesAt: Number.parseInt(diesAt ?? "0", 10),
    after: diesAt?.endsWith("+"),
    isOver: false,
    end() {
      life.isOver = true;
      death.resolve(new Response(null, { status: 599 }));
    },
    faults: { from: Number(from), how, times: Number(times) },
    counts: { writes: 0 },
  };
  const response = await lives.run(life, () => Promise.race([work(), death.promise]));
  const counted = new Response(response.body, response);
  counted.headers.set("x-writes", String(life.counts.writes));
  return counted;
}

export default {
  ...product,
  fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/api/faulty/cron")
      return run(request, () => product.fetch(request, faulty(env), ctx));
    const controller = {
      cron: searchParams.get("cron"),
      scheduledTime: Number(searchParams.get("time")),
      noRetry() {},
    };
    return run(request, async () => {
      await product.scheduled(controller, faulty(env), ctx);
      return new Response(null, { status: 200 });
    });
  },
};
