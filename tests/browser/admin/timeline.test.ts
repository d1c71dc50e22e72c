import { expect } from "vitest";
import { browserSite, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { person: admin, open } = siteAdmin(site);

const ENGLISH = {
  language: "en",
  viewport: VIEWS.en,
  again: "Send an email again…",
  title: "Send an email again",
  kinds: ["Booking received", "Booking changed"],
  note: "New note",
  forLane: "Show it with the day’s departures",
  add: "Add the note",
  missing: "Write the note",
  remove: "Delete the note “Met at the desk”",
  confirm: "Delete the note",
  question: "Question from the same address",
};
const FRENCH: typeof ENGLISH = {
  language: "fr",
  viewport: VIEWS.fr,
  again: "Renvoyer un e-mail…",
  title: "Renvoyer un e-mail",
  kinds: ["Réservation reçue", "Réservation modifiée"],
  note: "Nouvelle note",
  forLane: "L’afficher avec les départs du jour",
  add: "Ajouter la note",
  missing: "Écrivez la note",
  remove: "Supprimer la note «\u00a0Met at the desk\u00a0»",
  confirm: "Supprimer la note",
  question: "Question, de la même adresse",
};

const inTurn = takingTurns();
for (const words of [ENGLISH, FRENCH])
  inTurn(
    words.language,
    `a note is written, read by colleagues and deleted; what may be mailed again is offered, and what comes in meanwhile shows by itself (${words.language})`,
    async () => {
      const email = `timeline.${words.language}@example.org`;
      const { order } = (await site.book({ email })).booking;
      const page = await open(`/admin/orders/${order.id}?lang=${words.language}`, {
        viewport: words.viewport,
      });
      const text = page.getByLabel(words.note);
      await page.getByRole("button", { name: words.add }).click();
      await page.getByText(words.missing, { exact: true }).waitFor();
      await expect
        .poll(() => text.evaluate((element) => element === document.activeElement))
        .toBe(true);
      await text.fill("Met at the desk");
      await page.getByLabel(words.forLane).check();
      await page.getByRole("button", { name: words.add }).click();
      const note = page.locator('[data-kind="note"]');
      await note.getByText("Met at the desk").waitFor();
      await expect.poll(() => note.textContent()).toContain(admin().email);
      await expect.poll(() => text.inputValue()).toBe("");
      await page.getByRole("button", { name: words.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.confirm }).click();
      await expect.poll(() => note.count()).toBe(0);
      // The pressed button is gone: its section has the focus.
      await page.locator("section:focus").waitFor();
      expect(await site.count(`order_notes WHERE order_id = '${order.id}'`)).toBe(0);

      await page.getByRole("button", { name: words.again }).click();
      const dialog = page.getByRole("dialog", { name: words.title });
      await expect.poll(() => dialog.locator("option").allTextContents()).toEqual(words.kinds);
      await page.keyboard.press("Escape");
      await site.post("/api/contact", { name: "Ada", email, message: "Is there a lounge?" });
      await page.evaluate(() =>
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
      );
      await page
        .locator("[data-kind]")
        .filter({ hasText: words.question })
        .getByText("Is there a lounge?")
        .waitFor();
    },
  );

for (const words of [
  {
    language: "en",
    open: "End browser access…",
    confirm: "End the access",
    told: "Browser access ended",
  },
  {
    language: "fr",
    open: "Retirer l’accès des navigateurs…",
    confirm: "Retirer l’accès",
    told: "Accès des navigateurs retiré",
  },
] as const)
  inTurn(
    words.language,
    `staff end the access of browsers, and the timeline says so (${words.language})`,
    async () => {
      const { booking, cookie } = await site.book();
      const { id } = booking.order;
      const page = await open(`/admin/orders/${id}?lang=${words.language}`, {
        viewport: VIEWS[words.language],
      });
      await page.getByRole("button", { name: words.open }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.confirm }).click();
      const entry = page.locator('[data-field="order-event"]').first();
      await entry.getByText(words.told, { exact: true }).waitFor();
      await expect.poll(() => entry.textContent()).toContain(admin().email);
      expect((await site.get(`/api/bookings/${id}`, { cookie })).status).toBe(404);
    },
  );
