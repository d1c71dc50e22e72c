import { expect, test } from "vitest";
import { newVisitor, plainForms } from "../../plain-forms.ts";
import { builtSite } from "../../site.ts";

// With the limits that a deployment has.
const worker = builtSite({});

const postForm = plainForms(worker);

let serial = 0;
const someone = () => `ada.${Date.now()}.${serial++}@example.org`;
const stored = (email: string) =>
  worker.rows<Record<string, string>>("SELECT * FROM messages WHERE email = ?", email);
const contact = (email = someone()) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email,
  phone: "+44 20 7946 0100",
  message: "May I bring <b>my engine</b>?",
  website: "",
});
const question = (email = someone()) => ({
  name: "Grace",
  email,
  message: "Is there a lounge?",
  website: "",
});

test.each([
  [
    "/contact",
    contact(),
    "contact",
    "en",
    "Message sent successfully! We&#x27;ll get back to you soon.",
  ],
  [
    "/fr/contact",
    contact(),
    "contact",
    "fr",
    "Message envoyé\u00a0! Nous vous répondrons rapidement.",
  ],
  [
    "/services",
    question(),
    "question",
    "en",
    "Message sent successfully! We&#x27;ll get back to you soon.",
  ],
  [
    "/fr/services",
    question(),
    "question",
    "fr",
    "Message envoyé\u00a0! Nous vous répondrons rapidement.",
  ],
])(
  "a message that %s posts without script is stored and mailed, once also if it is sent again",
  async (path, fields, kind, language, thanks) => {
    for (let press = 0; press < 2; press++) {
      const response = await postForm(path, fields);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toContain("no-store");
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(thanks);
      expect(html).toContain(fields.email);
    }
    expect(await stored(fields.email)).toMatchObject([
      { kind, language, status: "new", message: fields.message },
    ]);
    const again = { ...fields, message: "And another one" };
    expect((await postForm(path, again)).status).toBe(200);
    expect(await stored(fields.email)).toHaveLength(2);
  },
);

test("the lines of a posted message count and are stored as those of a typed one", async () => {
  const fields = contact();
  const lines = Array.from({ length: 500 }, () => "a");
  expect((await postForm("/contact", { ...fields, message: lines.join("\r\n") })).status).toBe(200);
  expect(await stored(fields.email)).toMatchObject([{ message: lines.join("\n") }]);
});

test("a posted message that breaks a rule comes back as typed, with what is wrong", async () => {
  const fields = { ...contact("ada@"), firstName: "Ada & co", phone: "" };
  const response = await postForm("/fr/contact", fields);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain("Adresse e-mail invalide");
  expect(html).toContain("Le numéro de téléphone est obligatoire");
  expect(html).toContain('value="Ada &amp; co"');
  expect(html).toContain("May I bring &lt;b&gt;my engine&lt;/b&gt;?");
});

test("a posted message passes the API's limit, and its hidden field marks robots", async () => {
  const visitor = newVisitor();
  const robot = { ...contact(), website: "https://spam.example" };
  expect((await postForm("/contact", robot, visitor)).status).toBe(200);
  expect(await stored(robot.email)).toMatchObject([{ status: "spam" }]);
  let refused: Response | undefined;
  for (let sent = 0; sent < 50 && refused?.status !== 429; sent++)
    refused = await postForm("/contact", contact(), visitor);
  expect(refused?.status).toBe(429);
  expect(await refused!.text()).toContain("There have been too many tries.");
});

// Proves V3.2.
test("another site's page writes and unsubscribes nobody", async () => {
  const fields = contact();
  const foreign = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect((await postForm("/contact", fields, foreign)).status).toBe(403);
  expect(await stored(fields.email)).toEqual([]);
  expect((await postForm("/unsubscribe?token=x", {}, foreign)).status).toBe(403);
});

test.each([
  [
    "/unsubscribe",
    "Unsubscribe link sent to your email",
    "You’re unsubscribed",
    "This link no longer works",
  ],
  [
    "/fr/unsubscribe",
    "Lien de désabonnement envoyé à votre adresse e-mail",
    "C’est fait",
    "Ce lien ne fonctionne plus",
  ],
])(
  "%s without script: the mailed link stops news and asks to cancel the membership, once",
  async (path, sent, done, invalid) => {
    const email = someone();
    const wrong = await postForm(path, { email: "ada@" });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('value="ada@"');
    const asked = await postForm(path, { email });
    expect([asked.status, (await asked.text()).includes(sent)]).toEqual([200, true]);

    const mail = await worker.mailAbout(`\nTo: ${email}\n`);
    const link = new URL(/^\S+\/unsubscribe\?token=\S+$/m.exec(mail)![0]);
    expect(link.pathname).toBe(path);
    const confirm = () => postForm(link.pathname + link.search, { cancelMembership: "on" });
    const confirmed = await confirm();
    const html = await confirmed.text();
    expect([confirmed.status, html.includes(done)]).toEqual([200, true]);
    expect(await stored(email)).toMatchObject([{ kind: "cancellation" }]);

    const again = await confirm();
    expect([again.status, (await again.text()).includes(invalid)]).toEqual([422, true]);
    expect(await stored(email)).toHaveLength(1);
    // The page of the used link has the form that asks for another one.
    const other = await postForm(link.pathname + link.search, { email: someone() });
    expect([other.status, (await other.text()).includes(sent)]).toEqual([200, true]);
  },
);

test("without its box, the confirming form cancels no membership", async () => {
  const email = someone();
  await postForm("/unsubscribe", { email });
  const mail = await worker.mailAbout(`\nTo: ${email}\n`);
  const link = new URL(/^\S+\/unsubscribe\?token=\S+$/m.exec(mail)![0]);
  expect((await postForm(link.pathname + link.search, {})).status).toBe(200);
  expect(await stored(email)).toEqual([]);
});
