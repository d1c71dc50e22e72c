import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { AA_TEXT_CONTRAST } from "#domain/color/color.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import type { MailMessage } from "#domain/mail/mail.ts";
import { deriveColors } from "#lib/brand/brand-colors.ts";
import { mailColors } from "#worker/mail/mail-colors.ts";
import { mailHtml } from "#worker/mail/mail-html.ts";
import { contrastOf } from "../../picture-colors.ts";
import { BRANDS } from "../../brands/brands.ts";

const PALETTES: [name: string, SiteConfig["colors"]][] = [
  ["Envol's", siteConfig.colors],
  ["very light", BRANDS.pale.colors],
  ["very dark", deriveColors({ primary: "230.4 40% 4%", accent: "12.5 60% 6.2%" })],
  ["yellow and black", deriveColors({ primary: "0 0% 12%", accent: "48 100% 52%" })],
  ["all yellow", deriveColors({ primary: "52.3 98% 50.5%", accent: "60 100% 70%" })],
  ["rose and plum", deriveColors({ primary: "312.4 45% 28%", accent: "345 80% 68%" })],
  ["grey", deriveColors({ primary: "0 0% 50%", accent: "0 0% 46%" })],
];
const MESSAGE: MailMessage = {
  language: "en",
  subject: "Subject",
  parts: [
    { heading: "Heading" },
    "Text",
    { facts: [["Label", "Value"]] },
    { code: "123456" },
    { qrCode: "pass", alt: "Pass" },
    { href: "https://a.example/", label: "Pay", isButton: true },
    { href: "https://a.example/" },
    { text: "You wrote", quote: "Words" },
    { footer: "Footer" },
  ],
};
/** Of what is rounded to #rrggbb. */
const ROUNDING = 0.05;

test.each(PALETTES)(
  "in colours that are %s, all text of a mail reads on page and card, light and dark, and a button has an edge",
  (_name, colors) => {
    for (const { page, card, ink, muted, brand, button, buttonEdge, onButton } of Object.values(
      mailColors(colors),
    )) {
      for (const text of [ink, muted, brand])
        for (const surface of [page, card])
          expect(contrastOf(text, surface)).toBeGreaterThan(AA_TEXT_CONTRAST - ROUNDING);
      expect(contrastOf(onButton, button)).toBeGreaterThan(AA_TEXT_CONTRAST - ROUNDING);
      expect(contrastOf(buttonEdge, card)).toBeGreaterThan(3 - ROUNDING);
    }
  },
);

test.each(PALETTES)(
  "a mail in colours that are %s has no colour but the brand's, and its name",
  async (_name, colors) => {
    const html = await mailHtml(MESSAGE, {
      company: { ...siteConfig.company, name: "Zéphyr & Fils" },
      colors,
    });
    const { light, dark } = mailColors(colors);
    const [sheet, body] = [
      /<style>(.*?)<\/style>/s.exec(html)![1]!,
      html.slice(html.indexOf("<body")),
    ];
    const colorsIn = (text: string) => new Set(text.match(/#[\da-f]{3,8}\b/gi));
    expect([...colorsIn(body)].toSorted()).toEqual([...new Set(Object.values(light))].toSorted());
    expect([...colorsIn(sheet)].toSorted()).toEqual([...new Set(Object.values(dark))].toSorted());
    expect(body).toContain("Zéphyr &amp; Fils");
    expect(html).not.toContain(siteConfig.company.name);
  },
);
