import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { siteAdmin } from "../people.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const { open: openAsAdmin } = siteAdmin(site);

const toast = (page: Page) => page.locator("[data-sonner-toast] [data-title]").last();
const rows = (page: Page) => page.locator('[data-field="message"]');
const status = (page: Page) => page.locator("dd [data-status]");

let made = 0;
/** A message that was written a while ago; gives its id. */
async function message({
  kind = "question",
  name = "Grace Hopper",
  state = "new",
} = {}): Promise<string> {
  const id = `message-${made++}`;
  await site.rows(
    "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?1, ?2, ?3, ?4, 'Is there a lounge?', 'en', ?5, ?6)",
    id,
    kind,
    name,
    `${id}@example.org`,
    state,
    Date.parse("2026-11-09T08:53:20Z") + made,
  );
  return id;
}

async function outboxMail(
  id: string,
  kind: string,
  state: string,
  recipient: string | null,
): Promise<void> {
  await site.rows(
    `INSERT INTO mail_outbox (id, kind, status, recipient, message, attempts, last_error, next_attempt_at, created_at, updated_at)
       VALUES (?1, ?2, ?3, ?4, ?5, 1, 'Error', ?6, ?6, ?6)`,
    id,
    kind,
    state,
    recipient,
    recipient && JSON.stringify({ subject: `Subject ${id}`, text: `Text ${id}` }),
    Date.now(),
  );
}

test("a visitor has written, an admin answers in French, the mail arrives, and nothing is left to do", async () => {
  const message = { name: "Ada Lovelace", email: "ada@example.org" };
  await site.post(
    "/api/contact",
    { ...message, message: "Puis-je emporter ma machine ?" },
    { "x-language": "fr" },
  );
  const page = await openAsAdmin("/admin/messages");
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await page
    .locator('[data-field="original"]')
    .getByText("Puis-je emporter ma machine ?")
    .waitFor();
  await expect.poll(() => page.textContent("h1")).toBe("Ada Lovelace");
  await expect.poll(() => status(page).textContent()).toBe("Nouveau");
  await page.fill('[name="text"]', "Oui, en cabine.\nBon vol !");
  await page.getByRole("button", { name: "Envoyer la réponse" }).click();
  // The last one: the list is what comes next, and says that nothing is left.
  await page.getByText("Rien à traiter").waitFor();
  await expect.poll(() => toast(page).textContent()).toBe("Réponse envoyée");
  await page.getByRole("link", { name: "Avec réponse" }).click();
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await page.locator('[data-field="reply"]').getByText("Oui, en cabine.").waitFor();
  await expect.poll(() => status(page).textContent()).toBe("Avec réponse");
  await expect.poll(() => page.inputValue('[name="text"]')).toBe("");

  const mail = await site.mailAbout("To: ada@example.org");
  expect(mail).toMatch(/^Reply-To: reply\+m[a-z2-7]{42}@mail\.example$/m);
  expect(mail).toContain("Oui, en cabine.\nBon vol !");
  expect(mail).toContain("> Puis-je emporter ma machine ?");
  await page.goto("/admin");
  await page.getByText("Rien à faire").waitFor();
});

test("what is typed stays through a reload, a failure and a colleague's change, and is checked against what its writer saw", async () => {
  const id = await message();
  const page = await openAsAdmin(`/admin/messages/${id}?lang=en`, {
    expectedErrors: /409|ERR_INTERNET_DISCONNECTED/,
  });
  const text = page.locator('[name="text"]');
  const send = page.getByRole("button", { name: "Send reply" });
  // The first touch of a control fetches what shows toasts: the browser has it before the network goes.
  const toaster = page.waitForResponse(/\/toaster-[^/]*\.js$/);
  await text.fill("Yes, by gate 12.");
  await (await toaster).finished();
  await page.reload();
  await expect.poll(() => text.inputValue()).toBe("Yes, by gate 12.");
  // What is typed to one person is not shown below another's message.
  await page.goto(`/admin/messages/${await message({ name: "Annie Easley" })}`);
  await page.getByRole("heading", { level: 1, name: "Annie Easley" }).waitFor();
  expect(await text.inputValue()).toBe("");
  await page.goto(`/admin/messages/${id}`);
  await expect.poll(() => text.inputValue()).toBe("Yes, by gate 12.");

  await page.context().setOffline(true);
  await send.click();
  await expect.poll(() => toast(page).textContent()).toBe("That didn’t work");
  expect(await text.inputValue()).toBe("Yes, by gate 12.");
  await page.context().setOffline(false);

  await site.rows(
    "UPDATE messages SET status = 'archived', version = version + 1 WHERE id = ?",
    id,
  );
  // They look elsewhere and come back: a round trip later a page that read it again would know.
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await page.evaluate(() => fetch("/api/health").then((response) => response.text()));
  await send.click();
  await page.getByText("This message has changed. Check it").waitFor();
  await expect.poll(() => status(page).textContent()).toBe("Archived");
  expect(await text.inputValue()).toBe("Yes, by gate 12.");

  await send.click();
  expect(await site.mailAbout(`To: ${id}@example.org`)).toContain(
    "On 9 November 2026 you wrote:\n> Is there a lounge?",
  );
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await page.goto(`/admin/messages/${id}`);
  await page.locator('[data-field="reply"]').getByText("Yes, by gate 12.").waitFor();
  await expect.poll(() => text.inputValue()).toBe("");
});

test("after a message is archived the next one opens, and the toast takes it back", async () => {
  await site.rows("UPDATE messages SET status = 'archived'");
  const [first, second] = [
    await message({ name: "Hedy Lamarr" }),
    await message({ name: "Joan Clarke" }),
  ];
  const page = await openAsAdmin("/admin/messages?lang=en");
  await page.getByRole("link", { name: "Hedy Lamarr" }).click();
  await page.getByRole("button", { name: "Archive" }).click();
  await page.waitForURL(`**/admin/messages/${second}`);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe("Joan Clarke");
  await expect.poll(() => toast(page).textContent()).toBe("Message archived");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(`**/admin/messages/${first}`);
  await expect.poll(() => status(page).textContent()).toBe("New");

  // The same by keys alone, to the end of the list.
  await page.keyboard.press("e");
  await page.waitForURL(`**/admin/messages/${second}`);
  await expect.poll(() => page.textContent("h1")).toBe("Joan Clarke");
  await page.keyboard.press("s");
  await page.waitForURL((url) => url.pathname === "/admin/messages");
  await page.getByText("Nothing to reply to").waitFor();
  for (const [box, name] of [
    ["Archived", "Hedy Lamarr"],
    ["Spam", "Joan Clarke"],
  ] as const) {
    await page.getByRole("link", { name: box, exact: true }).click();
    await rows(page).getByText(name, { exact: true }).waitFor();
    await expect.poll(() => page.locator("[aria-current=page]", { hasText: box }).count()).toBe(1);
  }
  expect(new URL(page.url()).searchParams.get("box")).toBe("spam");
});

test("the toast of a further answer opens the conversation again", async () => {
  await site.rows("UPDATE messages SET status = 'archived'");
  const id = await message({ name: "Mary Cartwright", state: "answered" });
  const page = await openAsAdmin(`/admin/messages/${id}?lang=en`);
  await page.fill('[name="text"]', "One more thing.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await page.getByText("Nothing to reply to").waitFor();
  await page.getByRole("button", { name: "Open it again" }).click();
  await page.waitForURL(`**/admin/messages/${id}`);
  await expect.poll(() => status(page).textContent()).toBe("New");
});

test("a key that is held down acts on one message, not on those that follow it", async () => {
  await site.rows("UPDATE messages SET status = 'archived'");
  const ids = [await message(), await message(), await message()];
  const page = await openAsAdmin(`/admin/messages/${ids[0]}?lang=en`);
  await page.getByRole("button", { name: "Archive" }).waitFor();
  await page.keyboard.down("e");
  await page.waitForURL(`**/admin/messages/${ids[1]}`);
  await page.getByRole("button", { name: "Archive" }).waitFor();
  for (let held = 0; held < 3; held++) await page.keyboard.down("e");
  await page.keyboard.up("e");
  await page.keyboard.press("s");
  await page.waitForURL(`**/admin/messages/${ids[2]}`);
  expect(
    await site.rows("SELECT status FROM messages WHERE id IN (?1, ?2, ?3) ORDER BY id", ...ids),
  ).toEqual([{ status: "archived" }, { status: "spam" }, { status: "new" }]);
});

const WORDS = {
  en: {
    canned: "Saved reply",
    named: "Flight noted",
    otherAddress: "This isn’t the booking’s address.",
    tell: "Yes, fill it in",
    send: "Send reply",
    sent: "Reply sent",
    number: "Order number",
    left: "Still to be filled in:",
    mine: "Mine",
    take: "Assign to me",
    you: "You",
    unknown: "There is no such order.",
    doubt: "From another address than the booking’s",
  },
  fr: {
    canned: "Réponse type",
    named: "Flight noted",
    otherAddress: "Cette adresse n’est pas celle de la réservation.",
    tell: "Oui, compléter",
    send: "Envoyer la réponse",
    sent: "Réponse envoyée",
    number: "Numéro de commande",
    left: "Reste à compléter",
    mine: "Les miens",
    take: "M’attribuer le message",
    you: "Vous",
    unknown: "Cette commande n’existe pas.",
    doubt: "D’une autre adresse que celle de la réservation",
  },
} as const;

const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS)) {
  const words = WORDS[language as keyof typeof WORDS];

  inTurn(
    language,
    `a canned text tells an order of another address once its writer says so; what is open is mended, and it is sent (${language})`,
    async () => {
      await site.rows("UPDATE messages SET status = 'archived'");
      await site.rows(
        "INSERT OR IGNORE INTO reply_templates (id, name, text_en, text_fr, created_at, updated_at) VALUES ('t-1', 'Flight noted', 'Hello {firstName}, {flightNumber} on order {orderNumber} is noted.', 'Bonjour {firstName}, le {flightNumber} de la commande {orderNumber} est noté.', 1, 1)",
      );
      const { booking } = await site.book({ email: "linus@example.org" });
      const id = await message({ name: "Linus Exemple" });
      await site.rows(
        "UPDATE messages SET order_id = ?, language = ? WHERE id = ?",
        booking.order.id,
        language,
        id,
      );
      const page = await openAsAdmin(`/admin/messages/${id}?lang=${language}`, {
        viewport,
        expectedErrors: /422/,
      });
      await page.getByLabel(words.canned).waitFor();
      for (const key of ["i", words.named.charAt(0), "Enter"]) await page.keyboard.press(key);
      const text = page.locator('[name="text"]');
      expect(await text.inputValue()).toContain(
        `Linus, ${language === "fr" ? "le " : ""}{flightNumber}`,
      );
      expect(await text.inputValue()).not.toContain(booking.order.order_number);
      await page.locator('[data-origin="other_address"]').getByText(words.otherAddress).waitFor();
      await page.getByRole("button", { name: words.tell }).click();
      expect(await page.locator('[data-field="withheld"]').count()).toBe(0);
      const filled = await text.inputValue();
      expect(filled).toContain(booking.order.order_number);
      // What the order does not know is marked, and keeps the answer from being sent.
      await page.getByText(words.left).waitFor();
      await page.keyboard.press("Control+Enter");
      await expect.poll(() => text.getAttribute("aria-invalid")).toBe("true");
      await page.getByRole("button", { name: "{flightNumber}" }).click();
      await page.keyboard.type("EX2048");
      await page.keyboard.press("Control+Enter");
      await expect.poll(() => toast(page).textContent()).toBe(words.sent);
      expect(await site.mailAbout(`To: ${id}@example.org`)).toContain(
        filled.replace("{flightNumber}", "EX2048"),
      );
    },
  );

  inTurn(
    language,
    `a number of no order is said at its field, an order is linked by its number as travellers write it; a message is taken, and stands under what is mine (${language})`,
    async () => {
      await site.rows("UPDATE messages SET status = 'archived'");
      const id = await message({ name: "Katherine Johnson" });
      const page = await openAsAdmin(`/admin/messages/${id}?lang=${language}`, {
        viewport,
        expectedErrors: /409|422/,
      });
      await page.locator('[data-field="assignee"]').waitFor();
      const number = page.getByLabel(words.number);
      await number.fill("FT-1795176000000-NOTHERE");
      // A screen reader reads the message because the field gets the focus again.
      await number.evaluate((field) =>
        field.addEventListener("focus", () => field.setAttribute("data-focused", "")),
      );
      await number.press("Enter");
      await page.getByText(words.unknown).waitFor();
      await page.locator("[data-focused]:focus").waitFor();
      const { order } = (await site.book({ email: "linked@example.org" })).booking;
      await number.fill(order.order_number.toLowerCase().replaceAll("-", " "));
      await number.press("Enter");
      const linked = page.getByRole("link", { name: order.order_number });
      await linked.waitFor();
      // A colleague is faster.
      await site.rows("UPDATE messages SET version = version + 1 WHERE id = ?", id);
      await page.getByRole("button", { name: words.take }).click();
      await page.locator("[data-sonner-toast][data-type=error]").waitFor();
      await page.getByRole("button", { name: words.take }).click();
      await expect
        .poll(() => page.locator('p[data-field="assignee"]').textContent())
        .toBe(words.you);
      await linked.click();
      await page.waitForURL(`**/admin/orders/${order.id}`);
      const entry = page.locator('[data-kind="message"]');
      await entry.getByText("Is there a lounge?").waitFor();
      await entry.getByText(words.doubt).waitFor();
      await page.goto("/admin/messages");
      await page.getByRole("link", { name: words.mine }).click();
      await rows(page).getByText("Katherine Johnson").waitFor();
    },
  );

  inTurn(language, `saved replies are written, mended and deleted (${language})`, async () => {
    await site.rows("DELETE FROM reply_templates");
    const page = await openAsAdmin(`/admin/messages/templates?lang=${language}`, {
      viewport,
      expectedErrors: /409/,
    });
    const isFrench = language === "fr";
    await page
      .getByRole("button", { name: isFrench ? "Écrire un texte" : "Write a new text" })
      .click();
    await page.fill('[name="name"]', "Baggage");
    await page.fill('[name="textEn"]', "Hello {firstNam}");
    await page.fill('[name="textFr"]', "Bonjour {firstName}");
    await page
      .getByRole("button", { name: isFrench ? "Enregistrer" : "Save", exact: true })
      .click();
    await page.getByText("{firstNam}").first().waitFor();
    expect(await page.locator('[name="textEn"]').getAttribute("aria-invalid")).toBe("true");
    expect(await axeViolations(page)).toEqual([]);
    await page.fill('[name="textEn"]', "Hello {firstName}");
    await page
      .getByRole("button", { name: isFrench ? "Enregistrer" : "Save", exact: true })
      .click();
    await page
      .getByRole("button", { name: isFrench ? "Modifier « Baggage »" : "Edit “Baggage”" })
      .click();
    await page.fill('[name="textEn"]', "Hi {firstName}");
    await site.rows(
      "UPDATE reply_templates SET version = 2, text_en = 'Changed by a colleague', text_fr = 'Salut'",
    );
    await page
      .getByRole("button", { name: isFrench ? "Enregistrer" : "Save", exact: true })
      .click();
    await page.getByRole("alert").waitFor();
    expect(await page.inputValue('[name="textEn"]')).toBe("Hi {firstName}");
    // The colleague's version stands beside it, and what only they changed is taken over.
    await page.getByText("Changed by a colleague").first().waitFor();
    expect(await page.inputValue('[name="textFr"]')).toBe("Salut");
    await page
      .getByRole("button", { name: isFrench ? "Enregistrer" : "Save", exact: true })
      .click();
    await page.locator('[data-field="template"]').getByText("Hi {firstName}").waitFor();
    await page
      .getByRole("button", { name: isFrench ? "Supprimer « Baggage »" : "Delete “Baggage”" })
      .click();
    await site.rows("UPDATE reply_templates SET version = version + 1, text_fr = 'Relu'");
    const confirm = page
      .getByRole("dialog")
      .getByRole("button", { name: isFrench ? "Supprimer le texte" : "Delete the text" });
    await confirm.click();
    // A colleague's change is shown before its text can go.
    await page.getByText("Relu", { exact: true }).waitFor();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await confirm.click();
    await expect.poll(() => page.locator('[data-field="template"]').count()).toBe(0);
    // The pressed button is gone: the focus stays in the page.
    await page.locator("#content:focus-within, #content:focus").waitFor();
  });
}

test("the key n leads from the last message of a page to the first of the next, and the way back to that page", async () => {
  await site.rows(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 52)
      INSERT INTO messages (id, kind, name, email, message, language, status, created_at)
      SELECT 'many-' || i, 'question', 'Person ' || i, 'many' || i || '@example.org', 'A lounge?', 'en', 'new', ? + i FROM n`,
    Date.parse("2001-01-01"),
  );
  try {
    const page = await openAsAdmin("/admin/messages?lang=en");
    await page.getByRole("link", { name: "Person 50", exact: true }).click();
    const title = () => page.textContent("h1");
    await expect.poll(title).toBe("Person 50");
    for (const next of ["Person 51", "Person 52"]) {
      await page.keyboard.press("n");
      await expect.poll(title).toBe(next);
    }
    await page.goBack();
    await expect.poll(title).toBe("Person 51");
    await page.locator('a[href^="/admin/messages?"]').first().click();
    await rows(page).getByText("Person 52").waitFor();
    expect(await rows(page).getByText("Person 50", { exact: true }).count()).toBe(0);
  } finally {
    await site.rows("DELETE FROM messages WHERE id LIKE 'many-%'");
  }
});

test("mails that did not leave are sent again or discarded, one with a secret only discarded; a refused mail says why, and leads to its order", async () => {
  const booked = async () => (await site.book({ email: "refused@example.org" })).booking.order;
  const [paid, unpaid] = [await booked(), await booked()];
  await site.rows("UPDATE orders SET status = 'paid' WHERE id = ?", paid.id);
  const refused = (id: string, kind: string, orderId: string, failure: string, code: string) =>
    site.rows(
      `INSERT INTO mail_outbox (id, kind, status, recipient, subject_id, attempts, last_error, failure, next_attempt_at, created_at, updated_at)
         VALUES (?1, ?2, 'failed', 'refused@example.org', ?3, 1, ?4, ?5, 0, ?6, ?6)`,
      id,
      kind,
      orderId,
      code,
      failure,
      Date.now(),
    );
  await refused("r-1", "order-reminder", paid.id, "configuration", "E_SENDER_NOT_VERIFIED");
  await refused("r-2", "order-changed", unpaid.id, "permanent", "E_RECIPIENT_SUPPRESSED");
  await outboxMail("m-1", "message-reply", "failed", "late@example.org");
  await outboxMail("m-2", "team-message", "waiting", "team@example.org");
  await outboxMail("m-3", "recovery", "failed", null);
  const page = await openAsAdmin("/admin/mails?lang=en");
  const mails = page.locator('[data-field="mail"]');
  const row = (text: string) => mails.filter({ hasText: text });
  await row("late@example.org").getByRole("button", { name: "Send now" }).click();
  await expect.poll(() => toast(page).textContent()).toBe("Email sent");
  expect(await site.mailAbout("To: late@example.org")).toContain("Text m-1");
  await row("Reply to a message").getByText("Sent", { exact: true }).waitFor();

  await row("team@example.org").getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard the email" }).click();
  await row("New messages for the team").getByText("Discarded", { exact: true }).waitFor();
  // The pressed button is gone: its row has the focus.
  await expect
    .poll(() =>
      row("New messages for the team").evaluate((element) => element === document.activeElement),
    )
    .toBe(true);

  await expect
    .poll(() => row("Password link").getByRole("button").allTextContents())
    .toEqual(["Discard"]);
  // Safari gives a pressed button no focus: after the dialog its row has it, and not the row before.
  await row("Password link")
    .getByRole("button")
    .evaluate((button: HTMLElement) => {
      (document.activeElement as HTMLElement).blur();
      button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      button.click();
    });
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect
    .poll(() => row("Password link").evaluate((element) => element === document.activeElement))
    .toBe(true);

  await row("Booking changed").getByText("permanently refused").waitFor();
  await expect
    .poll(() => row("Booking changed").locator("code").textContent())
    .toBe("E_RECIPIENT_SUPPRESSED");
  await expect
    .poll(() => row("Reminder to pay").textContent())
    .toContain("Our sender address isn’t set up");
  expect(await row("Booking received").count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  // What is outdated is not sent again.
  await row("Reminder to pay").getByRole("button", { name: "Send now" }).click();
  await expect.poll(() => toast(page).textContent()).toBe("No longer needed");
  await row("Reminder to pay").getByText("Discarded", { exact: true }).waitFor();
  await row("Booking changed").getByRole("button", { name: "Send now" }).click();
  await expect.poll(() => toast(page).textContent()).toBe("Email sent");
  expect(await site.mailAbout("Your booking has changed")).toContain(unpaid.order_number);
  await row("Booking changed").getByRole("link", { name: "Booking changed" }).click();
  await page.waitForURL(`**/admin/orders/${unpaid.id}`);
});

test("an admin answers two picked messages with one text, and archives a third beside a changed one", async () => {
  const [first, second, third, fourth] = [
    await message({ name: "Ada One" }),
    await message({ name: "Ada Two" }),
    await message({ name: "Ada Three" }),
    await message({ name: "Ada Four" }),
  ];
  const page = await openAsAdmin("/admin/messages?lang=en");
  const pick = (name: string) => rows(page).filter({ hasText: name }).getByRole("checkbox").check();
  await pick("Ada One");
  await pick("Ada Two");
  await page.getByRole("button", { name: "Reply to all…" }).click();
  const dialog = page.getByRole("dialog", { name: "Reply to 2 messages" });
  await dialog.getByLabel("Reply (English)").fill("There is one in Terminal 2E.");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send to all" }).click();
  await page.getByText("Replied to 2 messages").first().waitFor();
  await expect
    .poll(() =>
      rows(page)
        .filter({ hasText: /Ada (One|Two)/ })
        .count(),
    )
    .toBe(0);
  for (const id of [first, second])
    expect(await site.rows("SELECT text FROM message_replies WHERE message_id = ?", id)).toEqual([
      { text: "There is one in Terminal 2E." },
    ]);

  await pick("Ada Three");
  await pick("Ada Four");
  await site.rows("UPDATE messages SET version = version + 1 WHERE id = ?", fourth);
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await page.locator('[data-field="refused-messages"]').getByText("Ada Four").waitFor();
  expect(await site.rows("SELECT status FROM messages WHERE id IN (?, ?)", third, fourth)).toEqual(
    expect.arrayContaining([{ status: "archived" }, { status: "new" }]),
  );
});

async function savedReplies(): Promise<void> {
  await site.rows("DELETE FROM reply_templates");
  for (const [id, name] of Object.entries({ "t-1": "Baggage", "t-2": "Lounge", "t-3": "Parking" }))
    await site.rows(
      "INSERT INTO reply_templates (id, name, text_en, text_fr, created_at, updated_at) VALUES (?1, ?2, 'About ' || ?2, 'Sur ' || ?2, 1, 1)",
      id,
      name,
    );
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document;
    return one?.getAttribute("name") ?? one?.getAttribute("aria-label") ?? one?.textContent;
  });

test("an Enter that is held down opens a question and answers it no further, which begins on the button that changes nothing; the form of a saved reply begins in its first field, leads back to the button that opened it, and keeps what is typed when a colleague deletes the text", async () => {
  await savedReplies();
  const page = await openAsAdmin("/admin/messages/templates?lang=en", { expectedErrors: /404/ });
  const open = page.getByRole("button", { name: "Delete “Lounge”" });
  const dialog = page.getByRole("dialog");
  await open.focus();
  await page.keyboard.down("Enter");
  await dialog.waitFor();
  await expect.poll(() => focusedName(page)).toBe("Cancel");
  for (const name of ["Cancel", "Delete the text"]) {
    await dialog.getByRole("button", { name }).focus();
    for (let held = 0; held < 3; held++) await page.keyboard.down("Enter");
    expect(await dialog.count()).toBe(1);
  }
  await page.keyboard.up("Enter");
  const meaning = await page
    .locator("dialog[open]")
    .evaluate((one) => document.getElementById(one.getAttribute("aria-describedby")!)?.textContent);
  expect(meaning).toBe(await dialog.locator("p").first().textContent());
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await site.count("reply_templates")).toBe(3);

  const close = page.getByRole("button", { name: "Close without saving" });
  for (const name of ["Edit “Lounge”", "Edit “Parking”"]) {
    await page.getByRole("button", { name }).press("Enter");
    await expect.poll(() => focusedName(page)).toBe("name");
    await close.press("Enter");
    await expect.poll(() => focusedName(page)).toBe(name);
  }
  await page.getByRole("button", { name: "Write a new text" }).press("Enter");
  await expect.poll(() => focusedName(page)).toBe("name");
  await close.press("Enter");
  await expect.poll(() => focusedName(page)).toBe("Write a new text");

  await page.getByRole("button", { name: "Edit “Lounge”" }).click();
  await page.fill('[name="textEn"]', "Typed at length");
  await site.rows("DELETE FROM reply_templates");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await page.getByRole("heading", { name: "New text" }).waitFor();
  await expect.poll(() => page.inputValue('[name="textEn"]')).toBe("Typed at length");
  // Saved again, it is a new one.
  await save.click();
  await page.locator('[data-field="template"]').getByText("Typed at length").waitFor();
  expect(await site.rows("SELECT name, text_fr FROM reply_templates")).toEqual([
    { name: "Lounge", text_fr: "Sur Lounge" },
  ]);
});

test("keys lead to the answer and its saved replies, which arrows choose and one press inserts once; a bounce bears the address of the program that wrote it; the help names the keys of the page, also under Caps Lock", async () => {
  await savedReplies();
  const id = await message({ name: "Emmy Noether" });
  await site.rows(
    "INSERT INTO message_replies (id, message_id, text, email, origin, created_at) VALUES ('bounce', ?, 'No such mailbox.', 'mailer-daemon@mx.example', 'automatic', 1), ('later', ?, 'Thank you!', 'emmy@example.org', 'sender', 2)",
    id,
    id,
  );
  const page = await openAsAdmin(`/admin/messages/${id}?lang=en`);
  await expect
    .poll(() => page.locator('[data-field="answer"] h2').allTextContents())
    .toEqual(["mailer-daemon@mx.example wrote back", "Emmy Noether wrote back"]);
  const text = page.locator('[name="text"]');
  const choice = page.getByLabel("Saved reply");
  await choice.waitFor();
  // The answer's field, and back to the texts above it.
  await page.keyboard.press("r");
  await expect.poll(() => focusedName(page)).toBe("text");
  for (let control = 0; control < 3; control++) await page.keyboard.press("Shift+Tab");
  for (const name of ["Baggage", "Lounge"]) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => choice.locator(":checked").textContent()).toBe(name);
  }
  expect(await text.inputValue()).toBe("");
  await page.keyboard.press("Enter");
  expect([await text.inputValue(), await focusedName(page)]).toEqual(["About Lounge", "text"]);
  // Nothing is chosen any more.
  await page.getByRole("button", { name: "Insert" }).press("Enter");
  expect([await text.inputValue(), await focusedName(page)]).toEqual(["About Lounge", "template"]);

  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await page.locator("h1").click();
  await page.keyboard.press("?");
  await help.getByText("Mark as spam").waitFor();
  expect(await help.getByText("Edit the order").count()).toBe(0);
  await page.keyboard.press("Escape");
  // Caps Lock gives a capital, and no Shift.
  await page.keyboard.press("E");
  await page.locator("[data-sonner-toast]").getByText("Message archived").waitFor();
});
