import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { publicPages } from "../../../scripts/build/public-pages.ts";
import { renderMail } from "#worker/mail/render-mail.ts";
import { frenchFaults, textsOfHtml } from "../../french-faults.ts";
import { ORDER_MAILS } from "../../order-mails.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();

const pages = [
  ...publicPages(siteConfig).map(({ path }) => `/fr${path === "/" ? "" : path}`),
  "/fr/fast-track-old",
  "/fr/find-booking",
  "/fr/nowhere",
  "/fr/pass/none",
  "/fr/pre-checkout?plan=medium",
  "/auth",
  "/auth/forgot",
  "/auth/reset",
  "/auth/confirm",
];

test.each(pages)(
  "what %s says is printed as French is: its spaces, dots, apostrophes and accents",
  async (path) => {
    const response = await worker.get(path);
    const html = await response.text();
    expect(html).toContain('<html lang="fr"');
    const texts = textsOfHtml(html);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.flatMap(frenchFaults)).toEqual([]);
  },
);

test.each(ORDER_MAILS.filter(([, { language }]) => language === "fr"))(
  "so is a mail, in HTML and in text: %s",
  async (_name, message) => {
    const { subject, html, text } = await renderMail(message);
    expect([subject, ...textsOfHtml(html), ...text.split("\n")].flatMap(frenchFaults)).toEqual([]);
  },
);

test("a text that is not printed as French is, is found", () => {
  const html =
    '<p>Une question&nbsp;? « Oui » :</p><p title="d\'accord...">De 9 h à 20 h</p><p>A bientôt</p><script>a ? b : c</script>';
  expect(textsOfHtml(html).flatMap(frenchFaults)).toEqual([
    "no no-break space before a sign: Une question\u00a0? « Oui » :",
    "no no-break space before a sign: Une question\u00a0? « Oui » :",
    "no no-break space after «: Une question\u00a0? « Oui » :",
    "a number that its unit may leave: De 9 h à 20 h",
    "a number that its unit may leave: De 9 h à 20 h",
    "a capital without its accent: A bientôt",
    "three dots for …: d'accord...",
    "a straight apostrophe: d'accord...",
  ]);
});
