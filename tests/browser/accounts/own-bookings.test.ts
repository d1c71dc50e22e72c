import { expect, test } from "vitest";
import { adminAccounts } from "#content/admin-accounts.ts";
import { LANGUAGES } from "#domain/language.ts";
import { axeViolations } from "../accessibility.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { browserSite, holdRequests, PHONE, VIEWS } from "../browser-site.ts";
import { createPerson, openSignedIn } from "../people.ts";
import { wordsOf } from "../words-of.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const FRENCH = {
  path: "/account",
  prefix: "/fr",
  language: "fr",
  viewport: VIEWS.fr,
  heading: "Vos réservations",
  unpaid: "Non payée",
  paid: "Payée",
  pay: "Payer 33,00 £",
  change: "Modifier ou annuler",
  receipt: "Reçu",
  pass: "Ouvrir le pass",
  status: "NON PAYÉ",
  messages: "Vos messages",
  answered: "Réponse envoyée",
  noDay: "Jour à préciser",
};
const ENGLISH: typeof FRENCH = {
  path: "/account?lang=en",
  prefix: "",
  language: "en",
  viewport: VIEWS.en,
  heading: "Your bookings",
  unpaid: "Not paid",
  paid: "Paid",
  pay: "Pay £33.00",
  change: "Change or cancel",
  receipt: "Receipt",
  pass: "Open the pass",
  status: "NOT PAID",
  messages: "Your messages",
  answered: "Replied",
  noDay: "Day to be added",
};

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `a traveller sees, pays and opens what they booked, and reads our answer (${words.language})`,
    async () => {
      const person = await createPerson(site, { proved: true });
      const { email } = person;
      const { booking } = await site.book({ email, flightDate: "2059-06-02" });
      const pass = await payForPass(site, { email });
      const sender = { firstName: "Ada", lastName: "King", phone: "+44 20 7946 0100" };
      const message = { ...sender, email, message: "Which lane?" };
      expect((await site.post("/api/contact", message)).status).toBe(202);
      await site.rows(
        `INSERT INTO message_replies (id, message_id, author_id, text, created_at)
          SELECT id || '-1', id, 'staff', 'The left one.', created_at FROM messages WHERE email = ?`,
        email,
      );
      const page = await openSignedIn(site, person, words.path, { viewport: words.viewport });
      const items = page.locator('[data-field="booking"]');
      await expect.poll(() => items.count()).toBe(2);
      await page.getByRole("heading", { name: words.heading }).waitFor();
      const [unpaid, paid] = [items.nth(0), items.nth(1)];
      await unpaid.getByText(booking.order.order_number).waitFor();
      await unpaid.getByText(words.unpaid, { exact: true }).waitFor();
      expect(await unpaid.locator("time").getAttribute("datetime")).toBe("2059-06-02");
      expect(await unpaid.locator("time").textContent()).toMatch(/ 2\u00a0(?:June|juin) 2059$/);
      await unpaid.getByRole("button", { name: words.change }).waitFor();
      expect(await unpaid.getByRole("link").count()).toBe(0);
      await paid.getByText(words.paid, { exact: true }).waitFor();
      await paid.getByText(words.noDay).waitFor();
      await paid.getByRole("button", { name: words.receipt }).waitFor();
      const messages = page.getByRole("region", { name: words.messages });
      for (const text of ["Which lane?", words.answered, "The left one."])
        await messages.getByText(text).waitFor();
      expect(await axeViolations(page)).toEqual([]);

      await unpaid.getByRole("button", { name: words.pay }).click();
      await page.waitForURL(`**${words.prefix}/fast-track-payment/${booking.order.id}`);
      const status = page.locator('[data-field="status"]');
      await status.waitFor();
      await expect.poll(() => status.textContent()).toBe(words.status);
      // The browser now has the order's own right.
      await page.reload();
      await status.waitFor();

      await page.goto(words.path);
      await paid.getByRole("link", { name: words.pass }).click();
      await page.waitForURL(`**${words.prefix}${pass.path}`);
      await page.locator('[data-field="pass-state"]').waitFor();
    },
  );
}

for (const language of LANGUAGES)
  inTurn(
    language,
    `staff who open an account get to its person, with the bookings of its proved address (${language})`,
    async () => {
      const { detail } = wordsOf(adminAccounts, language);
      const person = await createPerson(site, { proved: true });
      const { booking } = await site.book({ email: person.email, flightDate: "2059-06-02" });
      const pass = await payForPass(site, { email: person.email.toUpperCase() });
      const other = await site.book({ email: `not-${person.email}` });
      const numbers = [booking.order.order_number, pass.orderNumber];
      const agent = await createPerson(site, { role: "agent" });
      const [{ id } = { id: "" }] = await site.rows<{ id: string }>(
        "SELECT id FROM users WHERE email = ?",
        person.email,
      );
      const path = `/admin/accounts/${id}?lang=${language}`;
      const staff = await openSignedIn(site, agent, path, { viewport: VIEWS[language] });
      await staff.locator('[data-status="proved"]').waitFor();
      await staff.getByRole("link", { name: detail.personLink }).click();
      await staff.waitForURL("**/admin/customers/*");
      const orders = staff.locator('[data-field="order"]');
      await expect.poll(() => orders.count()).toBe(2);
      for (const number of numbers) await orders.getByText(number).waitFor();
      expect(await staff.getByText(other.booking.order.order_number).count()).toBe(0);
      await staff.locator('[data-field="account"]').getByText(person.email).waitFor();
    },
  );

test("a booking whose money is on its way back offers no pass and no change, on the account and on its page", async () => {
  const person = await createPerson(site, { proved: true });
  const { orderId } = await payForPass(site, { email: person.email, flightDate: "2059-06-02" });
  await site.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason,
      created_at, updated_at)
     SELECT 'r-' || id, id, order_id, 'pending', amount_minor, currency, '', 1, 1 FROM payments
     WHERE order_id = ?`,
    orderId,
  );
  const page = await openSignedIn(site, person, ENGLISH.path);
  const item = page.locator('[data-field="booking"]');
  await item.getByText("Refund under way", { exact: true }).waitFor();
  expect(await item.locator("a, button").allTextContents()).toEqual(["See the booking"]);
  await item.getByRole("button").click();
  await page.getByRole("heading", { name: "We’re refunding your booking" }).waitFor();
  await page.getByRole("button", { name: "Forget this booking on this device" }).waitFor();
  expect(await page.getByText(/Change or cancel|Change the booking/).count()).toBe(0);
});

// Proves V8.4.
test("what the account opened ends in this browser when the session does", async () => {
  const person = await createPerson(site, { proved: true });
  const { booking } = await site.book({ email: person.email });
  const page = await openSignedIn(site, person, "/account", {
    // What the account still reads while the person signs out is refused.
    expectedErrors: /status of (401|403|404)/,
  });
  const see = () => page.request.get(`/api/bookings/${booking.order.id}`);
  await page.getByRole("button", { name: FRENCH.change }).click();
  await page.locator('[data-field="status"]').waitFor();
  expect((await see()).status()).toBe(200);
  await page.goto("/account");
  await page.getByRole("button", { name: "Déconnexion" }).first().click();
  await expect.poll(async () => (await see()).status()).toBe(404);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("an unproved address offers its proof, a proved one without any a new booking", async () => {
  const person = await createPerson(site);
  await site.book({ email: person.email });
  const page = await openSignedIn(site, person, "/account", { viewport: PHONE });
  const bookings = page.getByRole("region", { name: FRENCH.heading });
  await bookings.getByText("Confirmez votre adresse pour voir vos réservations").waitFor();
  await bookings.getByRole("button", { name: "Recevoir un code" }).waitFor();
  expect(await page.locator('[data-field="booking"]').count()).toBe(0);

  const other = await createPerson(site, { proved: true });
  const empty = await openSignedIn(site, other, "/account", { viewport: PHONE });
  await empty.getByText(`Aucune réservation avec ${other.email} pour l’instant.`).waitFor();
  await empty.locator("main").getByRole("link", { name: "Réserver un Fast Track" }).click();
  await empty.waitForURL("**/fr/fast-track-form");
});

test("bookings come page by page, and what could not be loaded or opened is said", async () => {
  const person = await createPerson(site, { proved: true });
  const { booking } = await site.book({ email: person.email });
  await site.book({ email: person.email, flightDate: "2059-06-02" });
  const page = await openSignedIn(site, person, "about:blank", {
    expectedErrors: /status of (500|404)/,
  });
  // A page of one, so that two bookings are two pages.
  await page.route("**/api/account/bookings*", (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("limit", "1");
    return route.continue({ url: url.href });
  });
  await page.route(
    "**/api/account/bookings*",
    (route) => route.fulfill({ status: 500, json: { error: { code: "internal" } } }),
    { times: 1 },
  );
  await page.goto("/account");
  await page.getByText("Nous n’avons pas pu charger vos réservations.").waitFor();
  await page.getByRole("button", { name: "Réessayer" }).click();
  const items = page.locator('[data-field="booking"]');
  await items.first().waitFor();
  await expect.poll(() => items.count()).toBe(1);
  const more = page.getByRole("button", { name: "Voir plus de réservations" });
  await more.press("Enter");
  await expect.poll(() => items.count()).toBe(2);
  expect(await more.count()).toBe(0);
  // The focus stays beside what came.
  await page.locator("section:focus").getByRole("heading", { name: FRENCH.heading }).waitFor();

  await site.rows(
    "UPDATE customers SET email = 'other@example.org' WHERE id = ?",
    booking.customer.id,
  );
  await items.nth(1).getByRole("button", { name: FRENCH.change }).click();
  await page.getByText("Cette réservation n’est plus liée à votre adresse.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/account");
});

test("the booking form has a signed-in person's name, and keeps what they typed before", async () => {
  const person = await createPerson(site);
  const page = await openSignedIn(site, person, "about:blank");
  const release = await holdRequests(page, "**/api/user-roles*");
  await page.goto("/fast-track-form");
  await page.fill('[name="lastName"]', "Byron");
  await page.fill('[name="email"]', "typed@example.org");
  await page.fill('[name="email"]', "");
  release();
  await expect.poll(() => page.inputValue('[name="firstName"]')).toBe("Ada");
  expect(await page.inputValue('[name="lastName"]')).toBe("Byron");
  await expect.poll(() => page.inputValue('[name="email"]')).toBe("");

  await page.goto("/fr/fast-track-form");
  await expect.poll(() => page.inputValue('[name="email"]')).toBe(person.email);
  expect(await page.inputValue('[name="lastName"]')).toBe("Lovelace");
  await expect.poll(() => page.inputValue('[name="companyName"]')).toBe("");
});

test("who deletes the account reads which flights lose their links, by place and day", async () => {
  const person = await createPerson(site, { proved: true });
  const { email } = person;
  await payForPass(site, { email, airport: "NCE", flightDate: "2059-06-02" });
  const { booking } = await site.book({ email, airport: "CDG", flightDate: "2059-06-03" });
  await site.rows("UPDATE orders SET flight_date = '2020-06-03' WHERE id = ?", booking.order.id);
  const page = await openSignedIn(site, person, "/account?lang=en");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const flights = page.getByRole("dialog").locator('[data-field="lost-flights"] li');
  await flights.first().waitFor();
  expect(await flights.allInnerTexts()).toEqual(["Nice Côte d’Azur, Monday 2 June 2059"]);
});
