import { expect, test } from "vitest";
import { browserSite, PHONE } from "../browser-site.ts";

const site = browserSite();

test("a message is written without scripts: what is wrong and the thanks are in view, and the message arrived", async () => {
  const page = await site.open("/fr/contact", {
    javaScriptEnabled: false,
    viewport: PHONE,
    expectedErrors: /status of 422/,
  });
  const message = "Sans script";
  for (const [name, text] of Object.entries({
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.org",
    message,
  }))
    await page.fill(`[name="${name}"]`, text);
  const send = page.getByRole("button", { name: "Envoyer le message" });
  await send.click();
  const problem = page.getByRole("alert");
  await problem.getByText("Le numéro de téléphone est obligatoire").waitFor();
  expect(await problem.evaluate(isInView)).toBe(true);
  expect(await page.inputValue('[name="message"]')).toBe(message);
  expect(await page.getAttribute('[name="phone"]', "aria-invalid")).toBe("true");
  await page.fill('[name="phone"]', "+33 1 23 45 67 89");
  await send.click();
  const thanks = page.getByText("Message envoyé");
  await thanks.waitFor();
  expect(await thanks.evaluate(isInView)).toBe(true);
  expect(await page.locator(".needs-script:visible").count()).toBe(0);
  expect(await site.rows("SELECT status FROM messages WHERE message = ?", message)).toEqual([
    { status: "new" },
  ]);
});

test("a reader unsubscribes without scripts, from asking for the link to its page", async () => {
  const page = await site.open("/unsubscribe", { javaScriptEnabled: false });
  const email = "without.script@example.org";
  await page.fill('main [name="email"]', email);
  await page.getByRole("button", { name: "Send unsubscribe link" }).click();
  await page.getByText(`Open the link we sent to ${email} to confirm.`).waitFor();
  const mail = await site.mailAbout(`\nTo: ${email}\n`);
  await page.goto(/^\S+\/unsubscribe\?token=\S+$/m.exec(mail)![0]);
  await page.getByRole("button", { name: "Confirm and unsubscribe" }).click();
  await expect.poll(() => page.textContent("h1")).toBe("You’re unsubscribed");
  // Leaving the news never ends a membership by itself.
  expect(await site.count(`messages WHERE email = '${email}'`)).toBe(0);
});

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
