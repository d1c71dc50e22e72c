import { describe, expect, test } from "vitest";
import { newVisitor, plainForms } from "../../plain-forms.ts";
import { builtSite } from "../../site.ts";

// With the limits that a deployment has.
const worker = builtSite({});

const postForm = plainForms(worker);

let serial = 0;
const someone = () => `ada.${Date.now()}.${serial++}@example.org`;

const typed = (overrides: Record<string, string> = {}) => ({
  name: "Ada & <b>Lovelace</b>",
  reference: "FT-1795176000000-UNKNOWN2",
  email: someone(),
  ...overrides,
});
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name!, value!],
    ),
  );
const stored = (email: string) =>
  worker.rows<{ kind: string; name: string; language: string }>(
    "SELECT kind, name, language FROM messages WHERE email = ?",
    email,
  );

test.each([
  ["/withdraw", "en", "withdrawal", "Confirm withdrawal", "We have received your withdrawal"],
  [
    "/fr/withdraw",
    "fr",
    "withdrawal",
    "Confirmer la rétractation",
    "Nous avons bien reçu votre rétractation",
  ],
  [
    "/cancel-membership",
    "en",
    "termination",
    "Confirm cancellation",
    "We have received your cancellation",
  ],
  [
    "/fr/cancel-membership",
    "fr",
    "termination",
    "Notification de la résiliation",
    "Nous avons bien reçu votre résiliation",
  ],
])(
  "%s works in two steps without scripts: nothing is stored before the second",
  async (path, language, kind, confirm, received) => {
    const form = typed();
    const check = await postForm(path, form);
    const html = await check.text();
    expect(check.status).toBe(200);
    expect([check.headers.get("cache-control"), check.headers.get("x-robots-tag")]).toEqual([
      "private, no-store",
      "noindex",
    ]);
    expect(check.headers.get("content-security-policy")).toContain("form-action 'self'");
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(confirm);
    expect(html).not.toContain("<b>Lovelace</b>");
    // A line for each thing that is declared, and none without a value.
    expect(html.match(/<dt>/g)).toHaveLength(kind === "withdrawal" ? 3 : 4);
    expect(html).not.toMatch(/<dd><\/dd>/);
    expect(await stored(form.email)).toEqual([]);

    const { key } = hidden(html);
    const done = () => postForm(path, { ...form, key: key!, action: "confirm" });
    const responses = await Promise.all([done(), done()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    for (const response of responses) expect(await response.text()).toContain(received);
    expect(await stored(form.email)).toEqual([{ kind, name: form.name, language }]);
    const mail = await worker.mailAbout(`\nTo: ${form.email}\n`);
    expect(mail).toContain(received);
  },
);

test("what is missing is said beside its field, and what was typed stays", async () => {
  const response = await postForm("/fr/withdraw", {
    name: "Zoë Léman",
    reference: "",
    email: "no address",
  });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain("Indiquez la commande ou l’abonnement");
  expect(html).toContain("Adresse e-mail invalide");
  expect(html).toContain('value="Zoë Léman"');
  expect(html).toContain('role="alert"');
});

test("going back shows the form with what was typed", async () => {
  const form = typed({ name: "Ada Lovelace", endsOn: "2026-12-31" });
  const html = await (await postForm("/cancel-membership", { ...form, action: "edit" })).text();
  for (const value of ["Ada Lovelace", form.email, "2026-12-31"])
    expect(html).toContain(`value="${value}"`);
  expect(html).not.toContain("Confirm cancellation");
});

// Proves V3.2.
describe("a form that another site's page posts is refused, and nothing is stored", () => {
  test.each([
    ["cross-site", { "sec-fetch-site": "cross-site" }],
    ["same-site", { "sec-fetch-site": "same-site" }],
    ["by its origin", { "sec-fetch-site": undefined, origin: "https://evil.example" }],
    ["from a page without an origin", { "sec-fetch-site": undefined, origin: "null" }],
  ])(
    "%s",
    async (_name, { "sec-fetch-site": site, ...more }: Record<string, string | undefined>) => {
      const form = typed();
      const headers = Object.fromEntries(
        Object.entries(more).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const response = await worker.fetch("/withdraw", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          ...(site && { "sec-fetch-site": site }),
          ...headers,
          ...newVisitor(),
        },
        body: new URLSearchParams({ ...form, key: "k", action: "confirm" }).toString(),
      });
      expect(response.status).toBe(403);
      expect(await response.text()).toBe("");
      expect(await stored(form.email)).toEqual([]);
    },
  );
});

test.each(["a\nb", "a\r\nx-language: fr", "é", "\u{1f600}", "x".repeat(256)])(
  // Proves V1.4.
  "a key that cannot be a header, %j, is as none: the statement is shown to be checked again",
  async (key) => {
    for (const path of ["/withdraw", "/fr/cancel-membership"]) {
      const form = typed();
      const check = await postForm(path, { ...form, key, action: "confirm" });
      const fresh = hidden(await check.text()).key;
      expect(check.status).toBe(200);
      expect(fresh).toMatch(/^[0-9a-f-]{36}$/);
      expect(await stored(form.email)).toEqual([]);
    }
  },
);

test.each([
  ["65 KiB", typed({ name: "x".repeat(66_000) }), {}, 413],
  ["JSON", {}, { "content-type": "application/json" }, 415],
  ["a file", {}, { "content-type": "multipart/form-data; boundary=x" }, 415],
])("a form of %s is refused", async (_name, fields, headers, status) => {
  expect((await postForm("/withdraw", fields, headers)).status).toBe(status);
});

test("a posted page is not what the next visitor is shown, and no other page takes a form", async () => {
  const form = typed();
  await postForm("/withdraw", form);
  expect(await (await worker.get("/withdraw")).text()).not.toContain(form.email);
  for (const path of ["/terms", "/fr/faq", "/preview/0123456789abcdef0123456789abcdef/withdraw"])
    expect((await postForm(path, form)).status).toBe(405);
});

test("what a form holds is in no log line", async () => {
  const form = typed({ name: "Rosalind Unlogged" });
  const html = await (await postForm("/withdraw", form)).text();
  await postForm("/withdraw", { ...form, key: hidden(html).key!, action: "confirm" });
  expect(worker.logs().join("\n")).toContain('"route":"/withdraw"');
  for (const text of ["Rosalind", form.email, form.reference])
    expect(worker.logs().join("\n")).not.toContain(text);
});

// Proves V3.2.
test("one visitor may declare 10 times in a quarter of an hour; the page then says so and keeps the statement", async () => {
  const visitor = newVisitor();
  const form = typed();
  const confirm = (key: string) =>
    postForm("/withdraw", { ...form, key, action: "confirm" }, visitor);
  for (let count = 0; count < 10; count++) expect((await confirm(`key-${count}`)).status).toBe(200);
  const refused = await confirm("key-10");
  const html = await refused.text();
  expect(refused.status).toBe(429);
  expect(html).toContain("too many statements");
  expect(hidden(html)).toMatchObject({ email: form.email, key: "key-10" });
  expect(await stored(form.email)).toHaveLength(10);
});

// Proves V3.2.
test("a receipt is held back while its mailbox has had enough, and comes later", async () => {
  const email = someone();
  const declare = () => worker.post("/api/withdrawals", typed({ email }), newVisitor());
  await Promise.all(Array.from({ length: 4 }, declare));
  const receipts = () => worker.mailsAbout(`\nTo: ${email}\n`).length;
  const waiting = () =>
    worker.rows<{ next_attempt_at: number }>(
      "SELECT next_attempt_at FROM mail_outbox WHERE recipient = ? AND status = 'waiting' AND attempts = 0",
      email,
    );
  await expect.poll(async () => [receipts(), (await waiting()).length]).toEqual([2, 2]);
  const due = Math.max(...(await waiting()).map(({ next_attempt_at }) => next_attempt_at));
  await worker.rows("UPDATE auth_attempts SET expires_at = 0");
  await worker.scheduled("*/10 * * * *", due);
  await expect.poll(receipts).toBe(4);
});
