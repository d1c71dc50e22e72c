import { renameSync, rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { mail } from "#content/mail.ts";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import { mayMail } from "#worker/mail/suppressions.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const DAY_MS = 24 * 60 * 60 * 1000;

let serial = 0;
const someone = () => `ada.${Date.now()}.${serial++}@example.org`;
const ask = (email: unknown, headers: Record<string, string> = {}) =>
  worker.post("/api/unsubscribe", { email }, headers);
const confirm = (token: unknown, more: Record<string, unknown> = {}) =>
  worker.post("/api/unsubscribe/confirm", { token, ...more });
const oneClick = (
  token: string,
  body: BodyInit = new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  headers: Record<string, string> = {},
) =>
  worker.fetch(`/api/unsubscribe/one-click?token=${token}`, {
    method: "POST",
    headers,
    body: body as string,
    redirect: "manual",
  });

/** The token row of the newest link; tokens hold nothing that names their owner. */
const newestToken = async () =>
  (
    await worker.rows<{
      subject_hash: string;
      tries_left: number;
      expires_at: number;
      created_at: number;
    }>("SELECT * FROM one_time_tokens WHERE purpose = 'unsubscribe' ORDER BY rowid DESC LIMIT 1")
  )[0]!;

/** The links mailed to an address so far, oldest first. */
const linksTo = (email: string) =>
  worker
    .mailsAbout(`\nTo: ${email}\n`)
    .map((mail) => new URL(/^\S+\/unsubscribe\?token=\S+$/m.exec(mail)![0]));

async function askedFor(email = someone(), headers: Record<string, string> = {}) {
  const before = linksTo(email).length;
  expect((await ask(email, headers)).status).toBe(202);
  await expect.poll(() => linksTo(email).length).toBe(before + 1);
  const link = linksTo(email).at(-1)!;
  return { email, link, token: link.searchParams.get("token")! };
}

async function mayGetNews(email: string): Promise<boolean> {
  return mayMail(commandCtx({ db: await worker.d1(), now: Date.now() }), {
    recipient: email,
    purpose: "news",
  });
}

async function expectInvalid(response: Response) {
  expect(response.status).toBe(422);
  expect(await errorOf(response)).toEqual({
    code: "link_invalid",
    message: "This link has been used, has expired, or is not complete. Ask for a new one.",
  });
}

test("the mailed link unsubscribes the address, and only from news", async () => {
  const { email, token } = await askedFor();
  expect(await mayGetNews(email)).toBe(true);
  const response = await confirm(token);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "unsubscribed" });
  expect(await mayGetNews(email)).toBe(false);
  expect(await mayGetNews(email.toUpperCase())).toBe(false);
  const ctx = commandCtx({ db: await worker.d1(), now: Date.now() });
  for (const purpose of ["order", "account", "request"] as const)
    expect(await mayMail(ctx, { recipient: email, purpose })).toBe(true);
});

test("the link is in the visitor's language, and tells nothing", async () => {
  const english = await askedFor();
  const french = await askedFor(someone(), { "x-language": "fr" });
  expect(english.link.pathname).toBe("/unsubscribe");
  expect(french.link.pathname).toBe("/fr/unsubscribe");
  expect(decodeURIComponent(english.link.href)).not.toContain("@");
  expect(Buffer.from(english.token, "base64url").toString("latin1")).not.toContain("example.org");
  const mails = worker.mailsAbout(french.token);
  expect(mails.at(-1)).toContain(
    mail.fr.unsubscribeLink(siteConfig, { link: "", hours: 24 }).subject,
  );
});

test("the page that the link opens asks for confirmation, and opening it changes nothing", async () => {
  const { email, link } = await askedFor();
  const page = await worker.get(`${link.pathname}${link.search}`);
  expect(await page.text()).toContain("Confirm and unsubscribe");
  expect(await mayGetNews(email)).toBe(true);
});

test("every address gets the same response", async () => {
  const known = someone();
  await confirm((await askedFor(known)).token);
  await worker.rows("UPDATE one_time_tokens SET created_at = 0");
  const responses = await Promise.all([ask(known), ask(someone()), ask(known.toUpperCase())]);
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(bodies)).toEqual(new Set(['{"status":"accepted"}']));
  for (const response of responses)
    expect([...response.headers.keys()].toSorted()).toEqual(
      [...responses[0]!.headers.keys()].toSorted(),
    );
});

test("a link works once, also when it is confirmed ten times at the same moment", async () => {
  const { token } = await askedFor();
  const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array<number>(9).fill(422),
  ]);
  await expectInvalid(await confirm(token));
});

test("a link expires after 24 hours", async () => {
  const { email, token } = await askedFor();
  const row = await newestToken();
  expect(row.expires_at - row.created_at).toBe(DAY_MS);
  await worker.rows(
    "UPDATE one_time_tokens SET expires_at = ? WHERE subject_hash = ?",
    Date.now() - 1,
    row.subject_hash,
  );
  await expectInvalid(await confirm(token));
  expect(await mayGetNews(email)).toBe(true);
});

test("a newer link replaces the older one", async () => {
  const { email, token } = await askedFor();
  await worker.rows(
    "UPDATE one_time_tokens SET created_at = ? WHERE subject_hash = ?",
    Date.now() - 61_000,
    (await newestToken()).subject_hash,
  );
  const newer = await askedFor(email);
  await expectInvalid(await confirm(token));
  expect((await confirm(newer.token)).status).toBe(200);
});

test("a token changed at any place, cut short or made up is refused", async () => {
  const { token, email } = await askedFor();
  const places = [0, 1, 15, 16, Math.floor(token.length / 2), token.length - 2, token.length - 1];
  for (const place of places) {
    const changed = token[place] === "A" ? "B" : "A";
    await expectInvalid(
      await confirm(`${token.slice(0, place)}${changed}${token.slice(place + 1)}`),
    );
  }
  for (const bad of [token.slice(0, -1), `${token}A`, `${token}=`, "x", "!!!", "0".repeat(2000)])
    await expectInvalid(await confirm(bad));
  expect(await mayGetNews(email)).toBe(true);
  expect((await confirm(token)).status).toBe(200);
});

test.each([[undefined], [null], [7], [{}], [""], ["x".repeat(2001)]])(
  "the token %j breaks a rule",
  async (token) => {
    const response = await confirm(token);
    expect(response.status).toBe(422);
    expect((await errorOf(response)).code).toBe("validation_failed");
  },
);

test.each([
  [undefined],
  [null],
  [7],
  [["a@example.org"]],
  [""],
  ["ada"],
  ["a@example.org\r\nBcc: b@example.org"],
  [`${"x".repeat(250)}@example.org`],
])("the address %j breaks a rule", async (email) => {
  const response = await ask(email);
  expect(response.status).toBe(422);
  expect((await errorOf(response)).message).toBe("Invalid email address");
});

test.each([
  ["no public key", { apikey: "" }, '{"email":"a@example.org"}', 401],
  ["broken JSON", {}, '{"email":', 400],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "email=a@example.org", 415],
  ["65 KiB", {}, JSON.stringify({ email: "a@example.org", more: "x".repeat(66_000) }), 413],
])("%s is refused", async (_name, headers, body, status) => {
  expect((await worker.post("/api/unsubscribe", body, headers)).status).toBe(status);
});

test("cancelling a membership is asked of the team, in the same step", async () => {
  const { email, token } = await askedFor(someone(), { "x-language": "fr" });
  expect((await confirm(token, { cancelMembership: true })).status).toBe(200);
  expect(
    await worker.rows(
      "SELECT kind, name, message, language, status FROM messages WHERE email = ?",
      email,
    ),
  ).toEqual([{ kind: "cancellation", name: "", message: "", language: "fr", status: "new" }]);
  expect(await worker.mailAbout("résiliez-le")).toContain(email);
  expect(await mayGetNews(email)).toBe(false);
});

test("without asking, and with a link that no longer works, no membership is cancelled", async () => {
  const { email, token } = await askedFor();
  await confirm(token);
  await confirm(token, { cancelMembership: true });
  expect(await worker.rows("SELECT id FROM messages WHERE email = ?", email)).toEqual([]);
});

test("a mail program's own button unsubscribes without the public key (RFC 8058)", async () => {
  const { email, token } = await askedFor();
  const response = await oneClick(token);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "unsubscribed" });
  expect(await mayGetNews(email)).toBe(false);
  expect(await worker.rows("SELECT id FROM messages WHERE email = ?", email)).toEqual([]);
  await expectInvalid(await oneClick(token));
});

test("it may send its form in parts", async () => {
  const { email, token } = await askedFor();
  const boundary = "----part";
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
  expect(
    (await oneClick(token, body, { "content-type": `multipart/form-data; boundary=${boundary}` }))
      .status,
  ).toBe(200);
  expect(await mayGetNews(email)).toBe(false);
});

test("a program that follows the address instead gets to the page, and nothing changes", async () => {
  const { email, token } = await askedFor(someone(), { "x-language": "fr" });
  const response = await worker.fetch(`/api/unsubscribe/one-click?token=${token}`, {
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/fr/unsubscribe?token=${token}`);
  expect(await mayGetNews(email)).toBe(true);
  const strange = await worker.fetch("/api/unsubscribe/one-click?token=//evil.example", {
    redirect: "manual",
  });
  expect(strange.headers.get("location")).toBe("/unsubscribe?token=%2F%2Fevil.example");
});

test.each([
  ["another form", new URLSearchParams({ "List-Unsubscribe": "No" }), {}, 422],
  ["an empty form", "", { "content-type": "application/x-www-form-urlencoded" }, 422],
  ["JSON", '{"List-Unsubscribe":"One-Click"}', { "content-type": "application/json" }, 415],
  ["parts without a boundary", "x", { "content-type": "multipart/form-data" }, 415],
  [
    "65 KiB",
    `List-Unsubscribe=One-Click&x=${"x".repeat(66_000)}`,
    { "content-type": "application/x-www-form-urlencoded" },
    413,
  ],
])("one click with %s is refused", async (_name, body, headers, status) => {
  const { email, token } = await askedFor();
  expect((await oneClick(token, body, headers)).status).toBe(status);
  expect(await mayGetNews(email)).toBe(true);
});

test("the address is nowhere in clear but in the mail", async () => {
  const { email, token } = await askedFor();
  await confirm(token);
  const rows = [
    ...(await worker.rows("SELECT * FROM one_time_tokens")),
    ...(await worker.rows("SELECT * FROM mail_suppressions")),
  ];
  expect(JSON.stringify(rows)).not.toContain(email);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(worker.logs().join("\n")).not.toContain(email);
  expect(worker.logs().join("\n")).not.toContain(token);
});

test("the mail carries the headers of one-click unsubscribing", async () => {
  const { email } = await askedFor();
  const mail = await worker.mailAbout(`\nTo: ${email}\n`);
  expect(mail).toMatch(
    new RegExp(
      `^List-Unsubscribe: <${worker.url()}/api/unsubscribe/one-click\\?token=[\\w-]+>$`,
      "m",
    ),
  );
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

test("an address gets at most one mail a minute, in whatever case it is written, and its link keeps working", async () => {
  const [ada, grace] = [someone(), someone()];
  for (const email of [ada, ada.toUpperCase(), ada.replace("example", "Example"), grace]) {
    expect((await ask(email)).status).toBe(202);
  }
  const links = [ada, ada.toUpperCase(), ada.replace("example", "Example"), grace].map(linksTo);
  expect(links.map(({ length }) => length)).toEqual([1, 0, 0, 1]);
  for (const link of links.flat())
    expect((await confirm(link.searchParams.get("token"))).status).toBe(200);
});

/** Puts a file where mails are kept, until what this returns is called or the test ends. */
function breakMailbox(): () => void {
  const directory = worker.mailDirectory();
  let broken = true;
  const mend = () => {
    if (!broken) return;
    broken = false;
    rmSync(directory);
    renameSync(`${directory}-away`, directory);
  };
  renameSync(directory, `${directory}-away`);
  writeFileSync(directory, "not a mailbox");
  onTestFinished(mend);
  return mend;
}

test("when the mail cannot be sent the visitor is told, and may try again at once", async () => {
  const email = someone();
  const mend = breakMailbox();
  const broken = await ask(email);
  expect(broken.status).toBe(500);
  expect(await broken.json()).toMatchObject({ error: { code: "internal" } });
  mend();
  await askedFor(email);
  expect(linksTo(email)).toHaveLength(1);
});

test("a message is stored even when it cannot be mailed; without a database the visitor is told", async () => {
  const message = { name: "Ada", email: someone(), message: "Hello" };
  const mend = breakMailbox();
  expect((await worker.post("/api/contact", message)).status).toBe(202);
  expect(await worker.rows("SELECT message FROM messages WHERE email = ?", message.email)).toEqual([
    { message: "Hello" },
  ]);
  mend();

  for (const table of ["messages", "one_time_tokens"]) {
    await worker.rows(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    onTestFinished(
      async () => void (await worker.rows(`ALTER TABLE ${table}_away RENAME TO ${table}`)),
    );
  }
  expect((await worker.post("/api/contact", message)).status).toBe(500);
  expect((await ask(someone())).status).toBe(500);
});
