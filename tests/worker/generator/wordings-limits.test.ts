import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { authCalls } from "../../people.ts";
import { type BuiltSite, builtSite, errorOf, QUICK } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bodyFor, CONTENT, CONTENT_FR, type WordingsBody, wordingsSite } from "./wordings-site.ts";

const DAY_MS = 86_400_000;
/** How many visitors ask and leave at once. `VISITORS=500` is the long run. */
const VISITORS = Number(process.env.VISITORS ?? 40);

const JSON_ONLY = { accept: "application/json" };
const refusal = async (response: Response) =>
  `${response.status} ${(await errorOf(response)).code}`;

/** A model that lets each call wait for its first word, until `speak` is called. */
function hesitant(site: ReturnType<typeof wordingsSite>): () => void {
  let speak = () => undefined as void;
  const until = new Promise<void>((done) => (speak = done));
  site.model().script({ hold: { after: 0, until } });
  onTestFinished(speak);
  return speak;
}

const spentOf = (site: { rows: BuiltSite["rows"] }) =>
  site.rows<{ kind: string; day: number; count: number }>(
    "SELECT kind, day, count FROM daily_usage",
  );
const today = () => Math.floor(Date.now() / DAY_MS);

describe("the day's budget", () => {
  const site = wordingsSite({ WORDINGS_DAILY_BUDGET: "3" });
  const ask = (body: unknown = bodyFor()) => site.post(body, JSON_ONLY);

  test("is counted in the database, and only for words that are written anew", async () => {
    const body = bodyFor();
    for (let time = 0; time < 5; time++)
      expect((await (await ask(body)).json()) as object).toMatchObject({ success: true });
    expect(await spentOf(site)).toEqual([{ kind: "wordings", day: today(), count: 1 }]);
  });

  test("is never exceeded, however many ask at once; then kept words are still given, and the rest is told when to come back", async () => {
    const kept = bodyFor();
    await (await ask(kept)).text();
    const responses = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await Promise.all(responses.map((response) => response.text()));
    expect(await spentOf(site)).toEqual([{ kind: "wordings", day: today(), count: 3 }]);
    for (const accept of ["application/json", "text/event-stream"]) {
      const refused = await site.post(bodyFor(), { accept });
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(86_400);
      expect(await errorOf(refused)).toEqual({
        code: "daily_budget_spent",
        message: "The limit of this day is reached. Try again tomorrow.",
      });
    }
    expect((await ask(kept)).headers.get("x-cache")).toBe("hit");
  });

  test("is whole again on the next day", async () => {
    await site.rows("UPDATE daily_usage SET day = day - 1");
    expect((await ask()).status).toBe(200);
    expect(await spentOf(site)).toHaveLength(2);
  });
});

describe("a generation that nobody reads, or that fails", () => {
  const site = wordingsSite({ WORDINGS_DAILY_BUDGET: "600", WORDINGS_TOTAL_MS: "120000" });
  const count = async () => (await spentOf(site))[0]?.count ?? 0;

  /** What the visitors' requests have led to: lines of the log, and calls of the model with those that were given up. */
  const traces = () => {
    const calls = site.model().calls;
    const lines = site.logs().filter((line) => line.includes('"method":"POST"'));
    return [lines.length, calls.length, calls.filter(({ abandoned }) => abandoned).length].join();
  };

  /**
   * Until the Worker has answered twenty requests in a row without a further trace of the visitors', on a slow machine as on a quick
   * one. A query blocks this process, and what the Worker logs meanwhile must fit into the pipe between them: hundreds of lines do
   * not, and both would wait for ever.
   */
  async function silence(): Promise<void> {
    for (let seen = "", answered = 0; answered < 20; answered += 1) {
      await (await site.site.get("/api/wordings")).text();
      const now = traces();
      if (now !== seen) answered = 0;
      seen = now;
    }
  }

  test.each([
    ["as soon as their request is sent", 0],
    ["at any moment of their first 100 ms", 100],
  ])(
    // Proves V2.14.
    `${VISITORS} visitors who ask at once and leave %s leave the day's budget as it was`,
    async (_when, spread) => {
      hesitant(site);
      const before = await count();
      const random = seededRandom(7);
      const visits = Array.from({ length: VISITORS }, async (_, index) => {
        const visit = new AbortController();
        const accept = index % 2 === 0 ? "application/json" : "text/event-stream";
        const response = site.post(bodyFor(), { accept }, visit.signal).then(
          () => undefined,
          () => undefined,
        );
        await sleep(random.next() * spread);
        visit.abort();
        await response;
      });
      await Promise.all(visits);
      await silence();
      await expect.poll(count).toBe(before);
      await silence();
      expect(await count()).toBe(before);
      expect(site.model().calls.every(({ abandoned }) => abandoned)).toBe(true);
    },
  );

  test("visitors who have got their response and leave before the first word leave it as it was", async () => {
    hesitant(site);
    const before = await count();
    const visits = Array.from({ length: 40 }, () => new AbortController());
    const responses = await Promise.all(
      visits.map(({ signal }) => site.post(bodyFor(), { accept: "text/event-stream" }, signal)),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    await expect.poll(count).toBe(before + 40);
    for (const visit of visits) visit.abort();
    await expect.poll(count).toBe(before);
  });

  test("one that has begun counts, also when its visitor leaves after the first word", async () => {
    site.model().script({ silentAfter: 1 });
    const before = await count();
    const visit = new AbortController();
    const response = await site.post(bodyFor(), { accept: "text/event-stream" }, visit.signal);
    await response.body!.getReader().read();
    visit.abort();
    await expect.poll(() => site.model().calls[0]!.abandoned).toBe(true);
    await silence();
    expect(await count()).toBe(before + 1);
  });

  test("one that fails before its first word does not count", async () => {
    site.model().script({ status: 401 });
    const before = await count();
    expect((await site.json(bodyFor())).response.success).toBe(false);
    await expect.poll(count).toBe(before);
  });

  test("whoever asks for the same words while the last visitor leaves gets them", async () => {
    const speak = hesitant(site);
    const body = bodyFor();
    const before = await count();
    const visit = new AbortController();
    await site.post(body, { accept: "text/event-stream" }, visit.signal);
    visit.abort();
    const second = site.json(body);
    await expect.poll(() => site.model().calls[0]!.abandoned).toBe(true);
    await expect.poll(count).toBe(before + 1);
    speak();
    expect((await second).response.success).toBe(true);
    expect(await count()).toBe(before + 1);
  });
});

describe("a generation that broke", () => {
  const site = wordingsSite({ WORDINGS_DAILY_BUDGET: "600" }, { limited: true });
  const count = async () => (await spentOf(site))[0]?.count ?? 0;
  let hosts = 0;
  /** A person on a network of their own, whose generation breaks midway. */
  async function broken(body = bodyFor()) {
    const headers = { "cf-connecting-ip": `2001:db8:7:${hosts++}::1` };
    site.model().script({ cutAfter: 8, pieceLetters: 120, gapMs: 20 });
    const { response, partials } = await site.events(body, headers);
    expect(response.success).toBe(false);
    expect(partials.length).toBeGreaterThan(0);
    site.model().script();
    const rest = { ...body, fields: ["services.museums", "whyChooseUs"], continues: true };
    return { headers, body, rest, before: await count() };
  }

  // Proves V2.14.
  test("is continued once without another of the budget, and shows the model what is kept", async () => {
    const hero = { ...CONTENT.hero, title: "Gone by dawn" };
    const { headers, rest, before } = await broken();
    const currentContent = { ...CONTENT, hero };
    const { response } = await site.json({ ...rest, currentContent }, headers);
    expect(response.rephrased!.hero).toEqual(hero);
    expect(response.rephrased!.whyChooseUs.title).not.toBe(CONTENT.whyChooseUs.title);
    expect(await count()).toBe(before);
    const asked = JSON.parse(site.model().calls.at(-1)!.prompt) as {
      kept: string[];
      content: object;
    };
    expect(asked.kept).toContain(hero.title);
    expect(Object.keys(asked.content)).toEqual(["services", "whyChooseUs"]);

    const again = { ...rest, fields: ["whyChooseUs"] };
    expect((await site.json(again, headers)).response.success).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test("is continued with half of a reason, which the model writes whole", async () => {
    const { headers, rest } = await broken();
    const fields = ["whyChooseUs.reasons.1.description", "whyChooseUs.reasons.2"];
    const title = "A title that the schema asks for";
    const reason = { title, description: "More words." };
    const reasons = [{ title, description: "Words." }, reason];
    site.model().script({ text: JSON.stringify({ whyChooseUs: { reasons } }) });
    const { response } = await site.json({ ...rest, fields }, headers);
    const written = response.rephrased!.whyChooseUs.reasons;
    expect(written[1]).toEqual({
      title: CONTENT.whyChooseUs.reasons[1]!.title,
      description: "Words.",
    });
    expect(written[2]).toEqual(reason);
  });

  test("is continued by one of two requests at once", async () => {
    const { headers, rest, before } = await broken();
    const twice = [0, 1].map((index) =>
      site.json({ ...rest, fields: index ? ["whyChooseUs"] : rest.fields }, headers),
    );
    for (const { response } of await Promise.all(twice)) expect(response.success).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test.each<[string, (rest: WordingsBody) => WordingsBody]>([
    ["another brand", (rest) => ({ ...rest, brandInfo: { companyName: "Someone else" } })],
    ["the other language", (rest) => ({ ...rest, language: "fr", currentContent: CONTENT_FR })],
    ["a whole generation", (rest) => ({ ...rest, fields: undefined, continues: undefined })],
    ["a text that is written anew", (rest) => ({ ...rest, continues: undefined })],
  ])("gives nothing for %s", async (_name, other) => {
    const { headers, rest, before } = await broken();
    expect((await site.json(other(rest), headers)).response.success).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test("gives nothing to another visitor, nor after a quarter of an hour", async () => {
    const { headers, rest, before } = await broken();
    const stranger = { "cf-connecting-ip": "192.0.2.77" };
    expect((await site.json(rest, stranger)).response.success).toBe(true);
    expect(await count()).toBe(before + 1);
    await site.rows(`UPDATE auth_attempts SET expires_at = expires_at - ${15 * 60_000}`);
    const late = { ...rest, fields: ["whyChooseUs"] };
    expect((await site.json(late, headers)).response.success).toBe(true);
    expect(await count()).toBe(before + 2);
  });

  test("gives nothing when it was whole", async () => {
    const body = bodyFor();
    const headers = { "cf-connecting-ip": "192.0.2.78" };
    await site.json(body, headers);
    const before = await count();
    await site.json({ ...body, fields: ["hero"], continues: true }, headers);
    expect(await count()).toBe(before + 1);
  });

  test("keeps its continuation until the model writes, and no longer", async () => {
    const { headers, rest, before } = await broken();
    site.model().script({ status: 401 });
    expect((await site.json(rest, headers)).response.success).toBe(false);
    expect(await count()).toBe(before);
    site.model().script({ cutAfter: 5, gapMs: 20 });
    expect((await site.json(rest, headers)).response.success).toBe(false);
    expect(await count()).toBe(before);
    site.model().script();
    expect((await site.json(rest, headers)).response.success).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test("is not continued without end by who leaves before the model writes", async () => {
    const { headers, rest, before } = await broken();
    for (let visits = 0; visits < 3; visits += 1) {
      site.model().script({ firstMs: 60_000 });
      const visit = new AbortController();
      const { length } = site.model().calls;
      const events = { ...headers, accept: "text/event-stream" };
      const asking = site.post(rest, events, visit.signal).catch(() => undefined);
      await expect.poll(() => site.model().calls.length).toBe(length + 1);
      visit.abort();
      await asking;
      await expect.poll(() => site.model().calls[length]!.abandoned).toBe(true);
    }
    site.model().script();
    expect((await site.json(rest, headers)).response.success).toBe(true);
    await expect.poll(count).toBe(before + 1);
  });

  test("keeps the words that the model cannot replace, so that the rest is whole", async () => {
    const { headers, rest } = await broken();
    site.model().script({ text: JSON.stringify({ services: { museums: { title: "" } } }) });
    const { response } = await site.json({ ...rest, fields: ["services.museums.title"] }, headers);
    expect(response).toMatchObject({ success: true, kept: [{ path: "services.museums.title" }] });
  });

  test("is continued by its visitor who left, also when the day is used up", async () => {
    const headers = { "cf-connecting-ip": "192.0.2.79" };
    site.model().script({ silentAfter: 40 });
    const visit = new AbortController();
    const body = bodyFor();
    const response = await site.post(
      body,
      { ...headers, accept: "text/event-stream" },
      visit.signal,
    );
    await response.body!.getReader().read();
    visit.abort();
    const allowed = "SELECT count FROM auth_attempts WHERE count = 1";
    const known = (await site.rows(allowed)).length;
    await expect.poll(() => site.model().calls[0]!.abandoned).toBe(true);
    await expect.poll(async () => (await site.rows(allowed)).length).toBe(known + 1);
    await site.rows("UPDATE daily_usage SET count = 600");
    site.model().script();
    const rest = { ...body, fields: ["whyChooseUs"], continues: true };
    expect((await site.json(rest, headers)).response.success).toBe(true);
    expect(await refusal(await site.post(bodyFor(), { ...JSON_ONLY, ...headers }))).toBe(
      "429 daily_budget_spent",
    );
    await site.rows("UPDATE daily_usage SET count = 1");
  });

  test.each<[string, WordingsBody, number]>([
    ["no field", { continues: true }, 422],
    ["unknown fields", { continues: true, fields: ["hero.none"] }, 422],
    ["too many fields", { continues: true, fields: Array<string>(41).fill("hero") }, 422],
    ["a word for yes", { continues: "yes", fields: ["hero"] }, 422],
    ["70 kB", { continues: true, fields: ["hero"], note: "x".repeat(70_000) }, 413],
  ])("is not continued with %s", async (_name, rest, status) => {
    const { headers, body } = await broken();
    const response = await site.post({ ...body, ...rest }, { ...JSON_ONLY, ...headers });
    expect(response.status).toBe(status);
  });
});

describe("a day that others spend as well", () => {
  const site = wordingsSite({ WORDINGS_DAILY_BUDGET: "600" }, { limited: true });
  const from = (address: string) => ({ ...JSON_ONLY, "cf-connecting-ip": address });

  test.each<[string, string, string, string]>([
    ["the day", "UPDATE daily_usage SET count = 600", "192.0.2.20", "429 daily_budget_spent"],
    ["their share", "UPDATE auth_attempts SET count = 60", "192.0.2.21", "429 daily_share_spent"],
  ])(
    "a visitor who has spent %s elsewhere is refused without a call to the model",
    async (_what, spend, address, refused) => {
      await site.rows("DELETE FROM daily_usage");
      expect((await site.json(bodyFor(), from(address))).response.success).toBe(true);
      await site.rows(spend);
      const spent = await spentOf(site);
      expect(await refusal(await site.post(bodyFor(), from(address)))).toBe(refused);
      expect(site.model().calls).toHaveLength(1);
      expect(await spentOf(site)).toEqual(spent);
    },
  );

  test("of a hundred who ask at once, as many get words as the day has left", async () => {
    await site.rows("UPDATE daily_usage SET count = 590");
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, host) => site.post(bodyFor(), from(`192.0.2.${100 + host}`))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    await Promise.all(responses.map((response) => response.text()));
    expect(site.model().calls).toHaveLength(10);
    expect(await spentOf(site)).toEqual([{ kind: "wordings", day: today(), count: 600 }]);
  });
});

describe("a budget of nothing", () => {
  const site = wordingsSite({ WORDINGS_DAILY_BUDGET: "0" });
  const builtIn = builtSite({ ...QUICK, WORDINGS_DAILY_BUDGET: "0" });

  test("lets the model write nothing", async () => {
    expect(await refusal(await site.post(bodyFor(), JSON_ONLY))).toBe("429 daily_budget_spent");
    expect(await site.count("daily_usage")).toBe(0);
    expect(site.model().calls).toEqual([]);
  });

  test("leaves the built-in rephraser as it is, which costs nothing", async () => {
    expect((await builtIn.post("/api/wordings", bodyFor(), JSON_ONLY)).status).toBe(200);
    expect(await builtIn.count("daily_usage")).toBe(0);
  });
});

describe("one visitor's share of the day", () => {
  const site = wordingsSite(
    { WORDINGS_DAILY_BUDGET: "120", SITE_CONFIGS_DAILY_BUDGET: "15" },
    { limited: true },
  );
  const staffOnly = wordingsSite(
    { WORDINGS_DAILY_BUDGET: "12", GENERATOR_ACCESS: "admins" },
    { limited: true },
  );
  const from = (address: string) => ({ ...JSON_ONLY, "cf-connecting-ip": address });

  // Proves V2.14.
  test("is a tenth of the generations, for a whole network; others go on", async () => {
    const responses = [];
    for (let host = 0; host < 13; host++)
      responses.push(await site.post(bodyFor(), from(`2001:db8:1:1::${host}`)));
    await Promise.all(responses.slice(0, 12).map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(12).fill(200), 429]);
    expect(Number(responses[12]!.headers.get("retry-after"))).toBeLessThanOrEqual(86_400);
    expect(await errorOf(responses[12]!)).toEqual({
      code: "daily_share_spent",
      message: "Your share of this day is used up. Try again tomorrow.",
    });
    expect((await site.post(bodyFor(), from("2001:db8:1:2::1"))).status).toBe(200);
    expect(await spentOf(site)).toEqual([{ kind: "wordings", day: today(), count: 13 }]);
  });

  test("is not used up by words that are kept", async () => {
    await site.rows("DELETE FROM daily_usage");
    const kept = bodyFor();
    for (let time = 0; time < 15; time++) {
      const response = await site.post(kept, from("192.0.2.3"));
      expect(response.headers.get("x-cache")).toBe(time === 0 ? "miss" : "hit");
      await response.text();
    }
    expect(await spentOf(site)).toEqual([{ kind: "wordings", day: today(), count: 1 }]);
  });

  test("is used up by asking and leaving as well, while the day stays whole for the others", async () => {
    await site.rows("DELETE FROM daily_usage");
    hesitant(site);
    for (let time = 0; time < 12; time++) {
      const visit = new AbortController();
      await site.post(
        bodyFor(),
        { ...from("192.0.2.1"), accept: "text/event-stream" },
        visit.signal,
      );
      visit.abort();
    }
    expect(await refusal(await site.post(bodyFor(), from("192.0.2.1")))).toBe(
      "429 daily_share_spent",
    );
    await expect.poll(async () => (await spentOf(site))[0]?.count).toBe(0);
  });

  test("of a small number of stored configurations is 10; all visitors together store as many as a day has", async () => {
    const store = (address: string) =>
      site.site.post("/api/site-configs", siteConfig, { "cf-connecting-ip": address });
    const first = await Promise.all(
      Array.from({ length: 12 }, (_, host) => store(`2001:db8:2:1::${host}`)),
    );
    expect(first.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(10).fill(201),
      429,
      429,
    ]);
    const second = await Promise.all(Array.from({ length: 8 }, () => store("192.0.2.7")));
    expect(second.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(5).fill(201),
      429,
      429,
      429,
    ]);
    expect(await refusal(first.find(({ status }) => status === 429)!)).toBe(
      "429 daily_share_spent",
    );
    expect(await refusal(second.find(({ status }) => status === 429)!)).toBe(
      "429 daily_budget_spent",
    );
    expect(await site.count("site_configs")).toBe(15);
  });

  test("does not bind where only admins may generate", async () => {
    const { access_token: token } = await authCalls(staffOnly.site).admin();
    const statuses = [];
    for (let time = 0; time < 13; time++) {
      const response = await staffOnly.post(bodyFor(), {
        ...from("192.0.2.9"),
        authorization: `Bearer ${token}`,
      });
      statuses.push(response.status);
      await response.text();
    }
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429]);
  });
});

describe("the limit of one visitor", () => {
  const worker = builtSite({ WORDINGS_PACE_MS: "0" });

  test("is 20 new wordings a minute; kept ones do not count", async () => {
    const kept = bodyFor({ fields: ["hero.cta"] });
    for (let time = 0; time < 5; time++)
      expect((await worker.post("/api/wordings", kept, JSON_ONLY)).status).toBe(200);
    for (let time = 1; time < 20; time++)
      expect(
        (await worker.post("/api/wordings", bodyFor({ fields: ["hero.cta"] }), JSON_ONLY)).status,
      ).toBe(200);
    const refused = await worker.post("/api/wordings", bodyFor(), JSON_ONLY);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refusal(refused)).toBe("429 rate_limited");
    expect((await worker.post("/api/wordings", kept, JSON_ONLY)).headers.get("x-cache")).toBe(
      "hit",
    );
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
    const response = await worker.post("/api/wordings", bodyFor(), {
      ...JSON_ONLY,
      ...(token && { authorization: `Bearer ${token}` }),
    });
    return response.ok ? String(response.status) : refusal(response);
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
