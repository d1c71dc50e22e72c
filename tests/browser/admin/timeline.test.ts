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
  access: "End browser access…",
  endAccess: "End the access",
  ended: "Browser access ended",
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
  access: "Retirer l’accès des navigateurs…",
  endAccess: "Retirer l’accès",
  ended: "Accès des navigateurs retiré",
};

const inTurn = takingTurns();
for (const words of [ENGLISH, FRENCH])
  inTurn(
    words.language,
    `a note is written and deleted, mails are offered again, what comes in shows by itself, and the access of browsers ends (${words.language})`,
    async () => {
      const email = `timeline.${words.language}@example.org`;
      const { booking, cookie } = await site.book({ email });
      const { order } = booking;
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

      await page.getByRole("button", { name: words.access }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.endAccess }).click();
      const entry = page.locator('[data-field="order-event"]').first();
      await entry.getByText(words.ended, { exact: true }).waitFor();
      await expect.poll(() => entry.textContent()).toContain(admin().email);
      expect((await site.get(`/api/bookings/${order.id}`, { cookie })).status).toBe(404);
    },
  );
