import { expect } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open } = siteAdmin(site);

const WORDS = {
  fr: {
    unknown: "Cette adresse n’a ni réservation, ni message, ni compte.",
    person: "Ouvrir la fiche",
  },
  en: {
    unknown: "No booking, message or account has this address.",
    person: "Open the person",
  },
} as const;

const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS)) {
  const words = WORDS[language as keyof typeof WORDS];

  inTurn(
    language,
    `the address that a traveller writes from is joined from the message, by keyboard (${language})`,
    async () => {
      const [booked, wrote] = [
        `booked.${language}@traveller.example`,
        `wrote.${language}@traveller.example`,
      ];
      const { booking } = await site.book({
        email: booked,
        firstName: "Ada",
        lastName: "Lovelace",
      });
      await site.post("/api/contact", {
        name: "Ada Lovelace",
        email: wrote,
        message: "Where is my confirmation?",
      });
      const [message] = await site.rows<{ id: string }>(
        "SELECT id FROM messages WHERE email = ?",
        wrote,
      );
      const page = await open(`/admin/messages/${message!.id}?lang=${language}`, {
        viewport,
        expectedErrors: /status of 422/,
      });
      await page.getByRole("link", { name: words.person }).click();
      const email = page.locator('[name="email"]');
      await email.fill("nobody@nowhere.example");
      await email.press("Enter");
      await page.getByText(words.unknown).first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await email.fill(booked);
      await email.press("Enter");
      const order = page.locator('[data-field="order"] a').first();
      await order.getByText(booking.order.order_number).waitFor();
    },
  );
}
