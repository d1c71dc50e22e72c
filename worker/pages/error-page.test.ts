import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { errorPage } from "./error-page.ts";

test.each(["en", "fr"] as const)(
  "the page of a failed render has the number to call and the brand's colours, and asks for no file: %s",
  (language) => {
    const { html, style } = errorPage(language);
    expect(html).toContain(siteConfig.company.phone);
    expect(html).toContain(`<style>${style}</style>`);
    expect(style).toContain("--night:");
    expect(html).not.toMatch(/src=|url\(|rel="/);
  },
);
