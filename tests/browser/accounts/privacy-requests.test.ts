import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { createPerson, openSignedIn, siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open } = siteAdmin(site);

const WORDS = {
  fr: {
    export: "Exporter les données",
    open: "Anonymiser",
    submit: "Effacer définitivement",
    mismatch: "Ce n’est pas l’e-mail principal.",
    list: "Clients",
    anonymous: "Cette personne est anonyme. Nous n’avons plus aucune donnée",
    done: "La personne est anonyme",
    staff: "C’est l’adresse d’un membre de l’équipe.",
    actions: ["Client anonymisé", "Données d’un client exportées"],
  },
  en: {
    export: "Export data",
    open: "Make anonymous",
    submit: "Erase for good",
    mismatch: "This isn’t the person’s main email.",
    list: "Customers",
    anonymous: "This person is anonymous",
    done: "The person is anonymous",
    staff: "This is a staff member’s address.",
    actions: ["Customer made anonymous", "Customer’s data exported"],
  },
} as const;

const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS)) {
  const words = WORDS[language as keyof typeof WORDS];

  inTurn(
    language,
    `a customer's data are exported, then the customer is made anonymous, once the e-mail is typed (${language})`,
    async () => {
      await site.rows("DELETE FROM audit_log");
      const email = `Ada.${language}@Example.org`;
      const { booking } = await site.book({
        email,
        firstName: "Ada",
        lastName: "Lovelace",
        companyName: "Analytical Engines",
      });
      const page = await open(`/admin/customers/${booking.customer.id}?lang=${language}`, {
        viewport,
        expectedErrors: /status of 409/,
      });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: words.export }).click(),
      ]);
      expect(JSON.parse(readFileSync((await download.path())!, "utf8"))).toMatchObject({
        emails: [email.toLowerCase()],
        bookings: [{ customer: { last_name: "Lovelace" } }],
      });
      await page.getByRole("button", { name: words.open }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(email.toLowerCase()).waitFor();
      await dialog.locator('[name="email"]').fill("someone.else@example.org");
      await dialog.getByRole("button", { name: words.submit }).click();
      await dialog.getByText(words.mismatch).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await dialog.locator('[name="email"]').fill(email.toLowerCase());
      await dialog.locator('[name="email"]').press("Enter");
      await page.locator("[data-sonner-toast]").getByText(words.done).waitFor();
      await page.getByRole("heading", { level: 1, name: words.list }).waitFor();
      await page.goBack();
      await page.getByText(words.anonymous).waitFor();
      expect(await page.getByText("Lovelace").count()).toBe(0);
      expect(await page.getByRole("button", { name: words.open }).count()).toBe(0);
      await page.goto("/admin/audit");
      await expect
        .poll(() => page.locator('[data-field="audit-entry"] th').allTextContents())
        .toEqual(words.actions);
    },
  );

  inTurn(
    language,
    `an address of the staff is refused with the reason, and stays typed (${language})`,
    async () => {
      const agent = await createPerson(site, { role: "agent" });
      const { booking } = await site.book({ email: agent.email });
      const path = `/admin/customers/${booking.customer.id}?lang=${language}`;
      const page = await open(path, { viewport, expectedErrors: /status of 409/ });
      await page.getByRole("button", { name: words.open }).click();
      const dialog = page.getByRole("dialog");
      await dialog.locator('[name="email"]').fill(agent.email);
      await dialog.getByRole("button", { name: words.submit }).click();
      await dialog.getByRole("alert").getByText(words.staff).waitFor();
      expect(await dialog.locator('[name="email"]').inputValue()).toBe(agent.email);
      const theirs = await openSignedIn(site, agent, path, { viewport });
      await theirs.locator('[data-field="order"]').first().waitFor();
      expect(await theirs.getByRole("button", { name: words.export }).count()).toBe(0);
      expect(await theirs.getByRole("button", { name: words.open }).count()).toBe(0);
    },
  );
}
