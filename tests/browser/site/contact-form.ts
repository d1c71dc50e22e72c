import type { Page } from "playwright-core";
import { MIN_FILL_MS } from "#domain/messages/message.ts";
import { awaken } from "../browser-site.ts";

/** Fills in the contact form like a person who takes their time: the page's clock is put forward for them. */
export async function fillContact(page: Page, message: string): Promise<void> {
  await awaken(page);
  await page.clock.install();
  await page.fill('[name="firstName"]', "Ada");
  await page.fill('[name="lastName"]', "Lovelace");
  await page.fill('[name="email"]', "ada@example.org");
  await page.fill('[name="phone"]', "+44 20 7946 0100");
  await page.clock.fastForward(MIN_FILL_MS);
  await page.fill('[name="message"]', message);
}
