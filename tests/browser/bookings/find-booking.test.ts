import { expect, test } from "vitest";
import { errors } from "#content/errors.ts";
import { codeIn } from "../../site.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite } from "../browser-site.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();

/** A booking that another browser made. */
const bookElsewhere = async (email: string) => (await site.book({ email })).booking.order;

test("a lost connection is named; an unknown booking gets the same response as a known one; a wrong code is refused in words and stays, and the right one opens the booking", async () => {
  const { order_number: orderNumber } = await bookElsewhere("grace@example.org");
  const page = await site.open("/find-booking", {
    expectedErrors: /status of 422|ERR_FAILED/,
  });
  await page.fill('[name="orderNumber"]', "FT-1795176000000-NOSUCH22");
  await page.fill('[name="email"]', "nobody@example.org");
  await page.route("**/api/bookings/**", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByText(wordsOf(errors, "en").offline).first().waitFor();
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

  await page.fill('[name="code"]', codeIn(await site.codeMailAbout(orderNumber)));
  await page.getByRole("button", { name: "Open the booking" }).press("Enter");
  await page.locator('[data-field="status"]').waitFor();
  await page.locator("main:focus, main :focus").waitFor();
  await expect.poll(() => page.textContent('[data-field="status"]')).toBe("NOT PAID");
  await page.reload();
  await expect.poll(() => page.textContent('[data-field="status"]')).toBe("NOT PAID");
});
