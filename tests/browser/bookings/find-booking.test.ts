import { expect, test } from "vitest";
import { codeIn } from "../../site.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, PHONE } from "../browser-site.ts";

const site = browserSite();

/** A booking that another browser made. */
const bookElsewhere = async (email: string) => (await site.book({ email })).booking.order;

const WORDS = {
  en: { prefix: "", send: "Send the code", open: "Open the booking", status: "NOT PAID" },
  fr: { prefix: "/fr", send: "Envoyer le code", open: "Ouvrir la réservation", status: "NON PAYÉ" },
};

for (const { language, where, pathOf, ...options } of [
  { language: "en", where: "on its page", pathOf: () => "/find-booking" },
  {
    language: "fr",
    where: "on the checkout that this browser may not see",
    pathOf: (id: string) => `/fast-track-payment/${id}`,
    expectedErrors: /status of 404/,
  },
] as const) {
  test(`a booking is found again ${where} with its number, its e-mail and the mailed code: ${language}`, async () => {
    const { prefix, send, open, status } = WORDS[language];
    const { id, order_number: orderNumber } = await bookElsewhere("grace@example.org");
    const page = await site.open(prefix + pathOf(id), { viewport: PHONE, ...options });
    await page.fill('[name="orderNumber"]', orderNumber.toLowerCase());
    await page.fill('[name="email"]', "Grace@Example.org");
    await page.getByRole("button", { name: send }).press("Enter");
    await page.locator('[name="code"]').waitFor();
    const code = codeIn(await site.codeMailAbout(orderNumber));

    await page.fill('[name="code"]', code);
    await page.getByRole("button", { name: open }).press("Enter");
    await page.locator('[data-field="status"]').waitFor();
    await page.locator("main:focus, main :focus").waitFor();
    await expect.poll(() => page.textContent('[data-field="status"]')).toBe(status);
    await page.reload();
    await expect.poll(() => page.textContent('[data-field="status"]')).toBe(status);
  });
}

test("an unknown booking gets the same response as a known one; a wrong code is refused in words, and what was typed stays", async () => {
  const { order_number: orderNumber } = await bookElsewhere("grace@example.org");
  const page = await site.open("/find-booking", { expectedErrors: /status of 422/ });
  await page.fill('[name="orderNumber"]', "FT-1795176000000-NOSUCH22");
  await page.fill('[name="email"]', "nobody@example.org");
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByText(/If a booking matches/).waitFor();
  await page.reload();
  await page.fill('[name="orderNumber"]', orderNumber);
  await page.fill('[name="email"]', "grace@example.org");
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByText(/If a booking matches/).waitFor();
  await page.fill('[name="code"]', "000000");
  await page.getByRole("button", { name: "Open the booking" }).click();
  await page.getByText(/That code is wrong or has expired/).waitFor();
  expect(await page.inputValue('[name="code"]')).toBe("000000");
  expect(await axeViolations(page)).toEqual([]);
});
