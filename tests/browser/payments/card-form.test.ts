import { expect, test } from "vitest";
import { QUICK } from "../../site.ts";
import { browserSite } from "../browser-site.ts";
import { button, travellersOf } from "./payment-traveller.ts";

const site = browserSite({ ...QUICK, PAYMENTS: "none" });
const traveller = travellersOf(site);

test("a site that takes no payments has no paying button; its card form says first that it charges nothing, asks for number and cvv, and sends nothing", async () => {
  const { page, id } = await traveller();
  const sent: string[] = [];
  // The page may still read its parts and its order.
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("4242")) sent.push(request.url());
  });
  const number = page.locator('[name="cardNumber"]');
  const [notice, field] = await Promise.all([
    page.getByText(/can’t take card payments online yet.*nothing is charged/).boundingBox(),
    number.boundingBox(),
  ]);
  expect(notice!.y + notice!.height).toBeLessThan(field!.y);
  expect(await page.getByRole("button", { name: /^Pay/ }).count()).toBe(0);

  const choicesOf = (name: string) =>
    page.locator(`[name="${name}"] option:not([disabled])`).allTextContents();
  expect(await choicesOf("expiryMonth")).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0")),
  );
  const thisYear = new Date().getFullYear();
  expect(await choicesOf("expiryYear")).toEqual(
    Array.from({ length: 10 }, (_, index) => String(thisYear + index)),
  );
  expect(await page.getAttribute('[name="cvv"]', "maxlength")).toBe("4");

  await button(page, "Check the card").click();
  await page.getByText("Card number is required").waitFor();
  expect(await number.getAttribute("aria-invalid")).toBe("true");
  await number.fill("4242424242424242");
  await page.fill('[name="cvv"]', "123");
  await button(page, "Check the card").click();
  await page.getByText("Nothing was charged, and your booking is still unpaid.").waitFor();
  expect(sent).toEqual([]);
  expect(await site.rows("SELECT status FROM orders WHERE id = ?", id)).toEqual([
    { status: "Not Paid" },
  ]);
});
