import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { MIN_FILL_MS, SENDING_MS } from "#domain/messages/message.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, holdScripts } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { fillContact } from "./contact-form.ts";

const site = browserSite();

const toast = (page: Page) => page.locator("[data-sonner-toast] [data-title]");

const messageRows = (message: string) =>
  site.rows("SELECT * FROM messages WHERE message = ?", message);

test.each(
  oneView([
    [
      "/contact",
      "Send message",
      "Sending...",
      "Message sent successfully! We'll get back to you soon.",
      "Write another message",
      "en",
      [
        "First name is required",
        "Last name is required",
        "Invalid email address",
        "Phone number is required",
        "Message is required",
      ],
    ],
    [
      "/fr/contact",
      "Envoyer le message",
      "Envoi en cours…",
      "Message envoyé\u00a0! Nous vous répondrons rapidement.",
      "Écrire un autre message",
      "fr",
      ["Le prénom est obligatoire", "Le nom est obligatoire"],
    ],
  ] as const),
)(
  "%s says what is missing, beside each field and first as a toast, sends for at least a second, says so in place of the form, and is empty again",
  async (path, send, sending, success, another, language, missing) => {
    const page = await site.open(path);
    const message = `Hello from ${path}`;
    await page.getByRole("button", { name: send }).click();
    await toast(page).waitFor();
    await expect.poll(() => toast(page).textContent()).toBe(missing[0]);
    for (const error of missing)
      await page.locator("form p").getByText(error, { exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("firstName");
    // Before the slow check, because a toast ends by itself after ten seconds.
    await page.locator("[data-sonner-toast] [data-close-button]").click();
    await toast(page).waitFor({ state: "detached" });
    expect(await axeViolations(page)).toEqual([]);
    await fillContact(page, message);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const answered = page.waitForResponse("**/api/contact");
    await page.getByRole("button", { name: send }).click();
    const isSending = page.getByRole("button", { name: sending });
    await isSending.waitFor();
    await answered;
    await page.clock.runFor(SENDING_MS - 100);
    // What this page was told before the response to this has been handled.
    await page.evaluate(async () => (await fetch("/robots.txt")).text());
    expect(await isSending.count()).toBe(1);
    await page.clock.resume();
    const again = page.getByRole("button", { name: another });
    await again.waitFor();
    await toast(page).waitFor();
    await expect.poll(() => toast(page).textContent()).toBe(success);
    for (const name of ["firstName", "lastName", "email", "phone", "message"])
      await expect.poll(() => page.inputValue(`[name="${name}"]`)).toBe("");
    expect(await page.getByRole("button", { name: send }).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain("ada@example.org");
    await again.click();
    await page.getByRole("button", { name: send }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("firstName");
    expect(await messageRows(message)).toMatchObject([
      { kind: "contact", name: "Ada Lovelace", language, status: "new" },
    ]);
  },
);

test("a message that the database fails on, and one whose answer is lost, keeps what is typed, and pressed twice it stands once in the inbox", async () => {
  const page = await site.open("/contact", { expectedErrors: /status of 500|ERR_FAILED/ });
  await fillContact(page, "Keep me");
  const send = page.getByRole("button", { name: "Send message" });
  const expectKept = async () => {
    expect(await page.inputValue('[name="message"]')).toBe("Keep me");
    expect(await page.inputValue('[name="firstName"]')).toBe("Ada");
  };
  await site.rows("ALTER TABLE messages RENAME TO messages_away");
  try {
    await send.click();
    await page.clock.fastForward(SENDING_MS);
    await page.getByText("That didn’t work. Your message is still here. Try again.").waitFor();
  } finally {
    await site.rows("ALTER TABLE messages_away RENAME TO messages");
  }
  await expectKept();

  await page.route(
    "**/api/contact",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await page.clock.fastForward(SENDING_MS);
  await page
    .getByText("Our server didn’t answer. Your message is still here. Try again.")
    .waitFor();
  await expectKept();
  await send.dblclick();
  await page.clock.fastForward(SENDING_MS);
  await page.getByText("Message sent").first().waitFor();
  expect(await messageRows("Keep me")).toHaveLength(1);
});

test("a draft that version 0.2.1 kept stays in the other language", async () => {
  const page = await site.open("/contact");
  const draft = JSON.stringify({ "": "visit", message: "Where is the lane?" });
  await page.evaluate((kept) => sessionStorage.setItem("envol.draft.message", kept), draft);
  await page.goto("/fr/contact", { referer: page.url() });
  await expect.poll(() => page.inputValue('[name="message"]')).toBe("Where is the lane?");
});

test("what was typed before the runtime came is sent, and is not taken for spam; a robot's haste is answered alike, and is", async () => {
  const page = await site.open("about:blank");
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto("/contact");
  const values = {
    firstName: "Early",
    lastName: "Bird",
    email: "early@example.org",
    phone: "1",
    message: "Typed early",
  };
  for (const [name, value] of Object.entries(values)) await page.fill(`[name="${name}"]`, value);
  await page.clock.fastForward(MIN_FILL_MS);
  await page.getByRole("button", { name: "Send message" }).click();
  release();
  await toast(page).waitFor();
  expect(await messageRows("Typed early")).toMatchObject([{ name: "Early Bird", status: "new" }]);

  await page.clock.fastForward(SENDING_MS);
  await page.getByRole("button", { name: "Write another message" }).click();
  for (const [name, value] of Object.entries({ ...values, message: "Buy now" }))
    await page.fill(`[name="${name}"]`, value);
  const answered = page.waitForResponse("**/api/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await answered;
  await page.clock.fastForward(SENDING_MS);
  await page.getByRole("button", { name: "Write another message" }).waitFor();
  expect(await messageRows("Buy now")).toMatchObject([{ status: "spam" }]);
});

/** The link in the newest mail to this address. */
async function linkMailedTo(email: string): Promise<string> {
  const mail = await site.mailAbout(`To: ${email}`);
  return /^http\S+unsubscribe\?token=\S+$/m.exec(mail)![0];
}

test.each(
  oneView([
    [
      "",
      "Send unsubscribe link",
      "Unsubscribe link sent to your email",
      "Confirm and unsubscribe",
      "You’re unsubscribed",
      "This link no longer works",
      "Our server didn’t answer. Try again.",
      "Also cancel my membership",
      "Our team will cancel your membership",
    ],
    [
      "/fr",
      "Envoyer le lien",
      "Lien de désabonnement envoyé à votre adresse e-mail",
      "Confirmer le désabonnement",
      "C’est fait",
      "Ce lien ne fonctionne plus",
      "Notre serveur n’a pas répondu",
      "Résilier aussi mon abonnement",
      "Notre équipe va résilier votre abonnement",
    ],
  ]),
)(
  "unsubscribing in two steps, of which the second counts although its answer is lost, at %s/unsubscribe",
  async (prefix, send, sent, confirm, done, invalid, lost, membership, cancels) => {
    const email = `leaving${prefix.replace("/", ".")}@example.org`;
    const page = await site.open(`${prefix}/unsubscribe`);
    await page.fill('[name="email"]', "ada");
    await page.getByRole("button", { name: send }).click();
    await toast(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("email");

    await page.clock.install();
    await page.fill('[name="email"]', email);
    await page.getByRole("button", { name: send }).click();
    await page.clock.fastForward(SENDING_MS);
    await page.getByText(sent).waitFor();
    await expect.poll(() => page.inputValue('[name="email"]')).toBe("");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain(email);

    const link = await linkMailedTo(email);
    expect(new URL(link).pathname).toBe(`${prefix}/unsubscribe`);
    const confirming = await site.open(link, { expectedErrors: /status of 422|ERR_FAILED/ });
    // Leaving the news never ends a membership by itself.
    expect(await confirming.isChecked('[name="cancelMembership"]')).toBe(false);
    await confirming.getByText(membership).click();
    await confirming.route(
      "**/api/unsubscribe/confirm",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await confirming.getByRole("button", { name: confirm }).click();
    await confirming.getByText(lost).waitFor();
    await confirming.getByRole("button", { name: confirm }).click();
    await confirming.getByRole("heading", { level: 1, name: done }).waitFor();
    await confirming.getByText(cancels).waitFor();
    await expect
      .poll(() => confirming.evaluate(() => document.activeElement?.textContent))
      .toContain(done);
    expect(await site.rows("SELECT kind FROM messages WHERE email = ?", email)).toEqual([
      { kind: "cancellation" },
    ]);

    await confirming.goto(link);
    await confirming.getByRole("button", { name: confirm }).click();
    await confirming.getByText(invalid).waitFor();
    await confirming.getByRole("button", { name: send }).waitFor();
  },
);
