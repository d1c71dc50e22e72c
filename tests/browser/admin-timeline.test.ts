import { expect, test } from "vitest";
import { axeViolations } from "./accessibility.ts";
import { browserSite, expectToFit, VIEWS } from "./browser-site.ts";
import { siteAdmin } from "./people.ts";

const site = browserSite();
const { person: admin, open } = siteAdmin(site);

const ENGLISH = {
  language: "en",
  viewport: VIEWS.en,
  search: "Find an order",
  again: "Send an e-mail again…",
  title: "Send an e-mail again",
  send: "Send",
  kinds: ["Booking received", "Booking changed"],
  sent: "E-mail sent",
  note: "New note",
  forLane: "Show it with the departures of the day",
  add: "Add the note",
  missing: "Write the note",
  remove: "Delete the note “Met at the desk”",
  confirm: "Delete the note",
  question: "Question from the same address",
};
const FRENCH: typeof ENGLISH = {
  language: "fr",
  viewport: VIEWS.fr,
  search: "Trouver une commande",
  again: "Renvoyer un e-mail…",
  title: "Renvoyer un e-mail",
  send: "Envoyer",
  kinds: ["Réservation reçue", "Réservation modifiée"],
  sent: "E-mail envoyé",
  note: "Nouvelle note",
  forLane: "L’afficher avec les départs du jour",
  add: "Ajouter la note",
  missing: "Écrivez la note",
  remove: "Supprimer la note «\u00a0Met at the desk\u00a0»",
  confirm: "Supprimer la note",
  question: "Question, de la même adresse",
};

test.each([ENGLISH, FRENCH])("“where is my confirmation?” is answered from the order's timeline: $language", async (words) => {
  const email = `confirmation-${words.language}@example.org`;
  const { order } = (await site.book({ email })).booking;
  expect((await site.post("/api/contact", { name: "Ada", email, message: "Where is my confirmation?" })).status).toBe(202);
  const confirmations = () => site.count(`mail_outbox WHERE subject_id = '${order.id}' AND kind = 'order-booked' AND status = 'sent'`);
  await expect.poll(confirmations).toBe(1);

  const page = await open(`/admin/orders?lang=${words.language}`, { viewport: words.viewport });
  await page.getByLabel(words.search).fill(email);
  await page.locator('[data-field="order"]').getByRole("link", { name: order.order_number }).click();
  const entries = page.locator("[data-kind]");
  await entries.filter({ hasText: words.question }).getByText("Where is my confirmation?").waitFor();
  await page.getByRole("button", { name: words.again }).click();
  const dialog = page.getByRole("dialog", { name: words.title });
  expect(await dialog.locator("option").allTextContents()).toEqual(words.kinds);
  expect(await dialog.textContent()).toContain(email);
  await dialog.getByRole("button", { name: words.send, exact: true }).click();
  await page.locator("[data-sonner-toast]").getByText(words.sent).waitFor();
  await expect.poll(confirmations).toBe(2);
  await expect.poll(() => page.locator('[data-kind="mail"]').count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await expectToFit(page);
});

test.each([ENGLISH, FRENCH])("a note is written, read by colleagues and deleted: $language", async (words) => {
  const { order } = (await site.book()).booking;
  const page = await open(`/admin/orders/${order.id}?lang=${words.language}`, { viewport: words.viewport });
  const text = page.getByLabel(words.note);
  await page.getByRole("button", { name: words.add }).click();
  await page.getByText(words.missing, { exact: true }).waitFor();
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
  await text.fill("Met at the desk");
  await page.getByLabel(words.forLane).check();
  await page.getByRole("button", { name: words.add }).click();
  const note = page.locator('[data-kind="note"]');
  await note.getByText("Met at the desk").waitFor();
  expect(await note.textContent()).toContain(admin().email);
  expect(await text.inputValue()).toBe("");
  await page.getByRole("button", { name: words.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.confirm }).click();
  await expect.poll(() => note.count()).toBe(0);
  expect(await site.count(`order_notes WHERE order_id = '${order.id}'`)).toBe(0);
});
