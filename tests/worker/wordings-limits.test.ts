import { describe, expect, test } from "vitest";
import { authCalls } from "../people.ts";
import { builtSite, errorOf, QUICK } from "../site.ts";
import { bodyFor } from "./wordings-site.ts";

const JSON_ONLY = { accept: "application/json" };
const refusal = async (answer: Response) => `${answer.status} ${(await errorOf(answer)).code}`;

describe("the day's budget", () => {
  const worker = builtSite({ ...QUICK, WORDINGS_DAILY_BUDGET: "3" });
  const spent = () => worker.rows("SELECT kind, day, count FROM daily_usage");

  test("is counted in the database, and only for words that are written anew", async () => {
    const body = bodyFor();
    for (let time = 0; time < 5; time++) expect((await worker.post("/api/wordings", body, JSON_ONLY)).status).toBe(200);
    expect(await spent()).toEqual([{ kind: "wordings", day: Math.floor(Date.now() / 86_400_000), count: 1 }]);
  });

  test("is never exceeded, however many ask at once; then kept words are still given, and the rest is told when to come back", async () => {
    const kept = bodyFor();
    await worker.post("/api/wordings", kept, JSON_ONLY);
    const answers = await Promise.all(Array.from({ length: 10 }, () => worker.post("/api/wordings", bodyFor(), JSON_ONLY)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await spent())[0]!.count).toBe(3);
    for (const accept of ["application/json", "text/event-stream"]) {
      const refused = await worker.post("/api/wordings", bodyFor(), { accept });
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(86_400);
      expect(await errorOf(refused)).toEqual({
        code: "daily_budget_spent",
        message: "No more wordings can be written today. Try again tomorrow.",
      });
    }
    expect((await worker.post("/api/wordings", kept, JSON_ONLY)).headers.get("x-cache")).toBe("hit");
  });

  test("is whole again on the next day", async () => {
    await worker.rows("UPDATE daily_usage SET day = day - 1");
    expect((await worker.post("/api/wordings", bodyFor(), JSON_ONLY)).status).toBe(200);
    expect(await spent()).toHaveLength(2);
  });
});

describe("a budget of nothing", () => {
  const worker = builtSite({ ...QUICK, WORDINGS_DAILY_BUDGET: "0" });

  test("lets nothing be written", async () => {
    expect(await refusal(await worker.post("/api/wordings", bodyFor(), JSON_ONLY))).toBe("429 daily_budget_spent");
    expect(await worker.count("daily_usage")).toBe(0);
  });
});

describe("the limit of one visitor", () => {
  const worker = builtSite({ WORDINGS_PACE_MS: "0" });

  test("is 20 new wordings a minute; kept ones do not count", async () => {
    const kept = bodyFor({ fields: ["hero.cta"] });
    for (let time = 0; time < 5; time++) expect((await worker.post("/api/wordings", kept, JSON_ONLY)).status).toBe(200);
    for (let time = 1; time < 20; time++)
      expect((await worker.post("/api/wordings", bodyFor({ fields: ["hero.cta"] }), JSON_ONLY)).status).toBe(200);
    const refused = await worker.post("/api/wordings", bodyFor(), JSON_ONLY);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refusal(refused)).toBe("429 rate_limited");
    expect((await worker.post("/api/wordings", kept, JSON_ONLY)).headers.get("x-cache")).toBe("hit");
  });
});

describe.each([
  ["public", "200", "200", "200"],
  ["members", "401 no_authorization", "200", "200"],
  ["admins", "401 no_authorization", "403 forbidden", "200"],
])("with GENERATOR_ACCESS=%s", (access, stranger, member, admin) => {
  const worker = builtSite({ ...QUICK, GENERATOR_ACCESS: access });
  const auth = authCalls(worker);
  const ask = async (token?: string) => {
    const answer = await worker.post("/api/wordings", bodyFor(), { ...JSON_ONLY, ...(token && { authorization: `Bearer ${token}` }) });
    return answer.ok ? String(answer.status) : refusal(answer);
  };

  test("everyone may ask whom it is for; only they get words", async () => {
    expect(await (await worker.get("/api/wordings")).json()).toEqual({ model: "built-in", access });
    expect(await ask()).toBe(stranger);
    const person = await auth.person();
    expect(await ask(person.access_token)).toBe(member);
    await auth.makeAdmin(person.user.id);
    expect(await ask(person.access_token)).toBe(admin);
  });
});
