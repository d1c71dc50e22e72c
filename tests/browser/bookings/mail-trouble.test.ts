import { expect, test } from "vitest";
import { booking as bookingContent } from "#content/booking.ts";
import { correctAddress } from "#content/correct-address.ts";
import { LANGUAGES } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, hydrated, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();

test.each(oneView(LANGUAGES))(
  "a mistyped domain is questioned in the hint's own line: %s",
  async (language) => {
    const { personal: words } = wordsOf(bookingContent, language);
    const page = await site.open(localizePath("/fast-track-form", language), {
      viewport: VIEWS[language],
    });
    const email = page.locator('[name="email"]');
    await email.click();
    await hydrated(page);
    const height = () => email.evaluate((input) => input.closest("form")!.offsetHeight);
    const before = await height();
    await email.pressSequentially("ada@gmial.com");
    const question = page.getByRole("button", { name: words.emailQuestion("gmail.com") });
    await question.waitFor();
    expect(await height()).toBe(before);
    await question.click();
    expect(await email.inputValue()).toBe("ada@gmail.com");
    expect(await question.count()).toBe(0);
  },
);

test.each(oneView(LANGUAGES))(
  "a traveller whose mail came back gives the right address: %s",
  async (language) => {
    const words = wordsOf(correctAddress, language);
    const { booking } = await site.book(
      { email: "bounce@traveller.example" },
      { "x-language": language },
    );
    const { id, order_number: number } = booking.order;
    await expect
      .poll(() => site.rows("SELECT mail_trouble FROM orders WHERE id = ?", id))
      .toEqual([{ mail_trouble: "bounced" }]);
    const link = new RegExp(`${site.url()}\\S+`).exec(await site.mailAbout(number))![0];
    const page = await site.open(link, { viewport: VIEWS[language] });
    const notice = page.locator('[data-notice="mail-trouble"]');
    await notice.getByRole("heading", { name: words.heading }).waitFor();
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    const email = `right-${language}@example.org`;
    await notice.locator('[name="email"]').fill(email);
    await notice.getByRole("button", { name: words.submit }).click();
    await notice.waitFor({ state: "detached" });
    await expect.poll(() => site.mailsAbout(number).at(-1)).toContain(`To: ${email}`);
    await page.reload();
    await page.locator("[data-state=payable]").waitFor();
    expect(await notice.count()).toBe(0);
  },
);
