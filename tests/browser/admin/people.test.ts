import { expect, test } from "vitest";
import { payOnDemo } from "../../pay-on-demo.ts";
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
    person: "Open their record",
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
      await email.fill(booked);
      await email.press("Enter");
      const order = page.locator('[data-field="order"] a').first();
      await order.getByText(booking.order.order_number).waitFor();
    },
  );
}

test("of two joined names one is chosen; an order's keys open its forms, and its link to pay is copied", async () => {
  const { booking } = await site.book({
    email: "helene@traveller.example",
    firstName: "Hélène",
    lastName: "Dupré",
  });
  const { booking: paid, cookie } = await site.book({
    email: "dupre@traveller.example",
    firstName: "HELENE",
    lastName: "DUPRE",
  });
  const { id } = paid.order;
  await payOnDemo(site, id, cookie);
  await site.rows(
    `INSERT INTO messages (id, kind, name, email, message, language, status, created_at)
       SELECT 'dupre-' || value, 'question', 'Hélène Dupré', 'dupre@traveller.example', 'Where?', 'en', 'archived', value
       FROM json_each(?)`,
    JSON.stringify(Array.from({ length: 50 }, (_, index) => index)),
  );

  const page = await open(`/admin/customers/${booking.customer.id}?lang=en`);
  const email = page.locator('[name="email"]');
  await email.fill("dupre@traveller.example");
  await email.press("Enter");
  // The paid booking names the person until staff choose.
  await page.getByRole("dialog", { name: "Which name should we use?" }).waitFor();
  await expect.poll(() => page.textContent("h1")).toBe("HELENE DUPRE");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Name", { exact: true }).selectOption({ label: "Hélène Dupré" });
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect.poll(() => page.textContent("h1")).toBe("Hélène Dupré");
  // The page shows the newest 50 messages, and the inbox the others of each address.
  expect(await page.getByRole("link", { name: "All messages from" }).allTextContents()).toEqual([
    "All messages from helene@traveller.example",
    "All messages from dupre@traveller.example",
  ]);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator('[data-field="order"] a', { hasText: booking.order.order_number }).click();
  await page.getByRole("button", { name: "Copy the link to pay" }).click();
  await page.getByText("Link copied", { exact: true }).waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const traveller = await site.open(link.pathname + link.hash);
  await traveller.locator('[data-field="status"]').getByText("NOT PAID").waitFor();
  await traveller.getByRole("button", { name: /^Pay / }).first().waitFor();

  await page.goto(`/admin/orders/${id}`);
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.getByRole("button", { name: /^Refund/ }).waitFor();
  await page.keyboard.press("r");
  await dialog("Refund").waitFor();
  // A slow browser gives the next key to the field of the dialog that has just closed.
  await dialog("Refund").evaluate((open: HTMLDialogElement) => {
    open.close();
    document.activeElement!.dispatchEvent(
      new KeyboardEvent("keydown", { key: "e", bubbles: true }),
    );
  });
  await dialog("Edit the order").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("text");
  // A letter that is typed opens nothing.
  await page.keyboard.type("er");
  expect(await page.locator("dialog[open]").count()).toBe(0);
});

test("a person's new order is for them, also while another's is a draft, and its draft stays", async () => {
  const begin = async (name: string) => {
    const email = `${name}@two-orders.example`;
    const { booking } = await site.book({ email, firstName: name, lastName: "Doe" });
    const page = await open(`/admin/customers/${booking.customer.id}?lang=en`);
    return { page, email, id: booking.customer.id };
  };
  const [first, second] = [await begin("jane"), await begin("john")];
  const { page } = first;
  const expectOrderOf = async ({ id, email }: { id: string; email: string }, flight: string) => {
    await page.goto(`/admin/customers/${id}?lang=en`);
    await page.getByRole("link", { name: "New order" }).click();
    await expect.poll(() => page.inputValue('[name="email"]')).toBe(email);
    expect(await page.inputValue('[name="flightNumber"]')).toBe(flight);
  };
  await expectOrderOf(first, "");
  await page.fill('[name="flightNumber"]', "AF 1");
  await expectOrderOf(second, "");
  await expectOrderOf(first, "AF 1");
});
