import { beforeAll, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { faviconSvg } from "#lib/brand/icon.ts";
import { withBrandColors } from "#lib/brand/plain-colors.ts";
import { siteColorsCss, themeColor } from "#domain/color/site-colors.ts";
import { BRANDS, HOSTILE } from "../../brands/brands.ts";
import { shell } from "#content/shell.ts";
import { printFrench } from "#domain/french-typography.ts";
import { wordsOf } from "../../browser/words-of.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
/** The words that mark a preview's mail. */
const FORM = {
  en: wordsOf(shell, "en").preview.form,
  fr: wordsOf(shell, "fr").preview.form,
};

async function preview(config: unknown): Promise<string> {
  const response = await worker.post("/api/site-configs", config);
  return new URL(((await response.json()) as { previewUrl: string }).previewUrl).pathname;
}
const html = async (path: string, headers?: Record<string, string>) =>
  (await worker.get(path, headers)).text();

// Not the one that the site may itself be.
const BRAND =
  siteConfig.company.name === BRANDS.nonLatin.company.name ? BRANDS.pale : BRANDS.nonLatin;
let base = "";
beforeAll(async () => {
  base = await preview(BRAND);
});

test.each([
  ["", "en"],
  ["/services", "en"],
  ["/pre-checkout", "en"],
  ["/fast-track", "en"],
  ["/fast-track-form", "en"],
  ["/contact", "en"],
  ["/faq", "en"],
  ["/terms", "en"],
  ["/privacy", "en"],
  ["/unsubscribe", "en"],
  ["/fr", "fr"],
  ["/fr/services", "fr"],
  ["/fr/subscription-terms", "fr"],
])(
  "the page %s is shown with the configuration, marked, not listed and not kept",
  async (path, language) => {
    const response = await worker.get(base + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("etag")).toBeNull();
    expect(response.headers.get("content-security-policy")).not.toContain("unsafe");
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain(language === "fr" ? "Quitter l’aperçu" : "Leave the preview");
    expect(page).toContain(BRAND.company.name);
    expect(page).not.toContain(siteConfig.company.name);
    expect(page).not.toContain('rel="canonical"');
  },
);

test("links stay in the preview, but for those that lead to the real product", async () => {
  for (const path of ["", "/fr", "/services", "/fr/faq", "/pre-checkout?plan=medium"]) {
    const page = await html(base + path);
    const links = [...page.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(10);
    const inside = new RegExp(`^${base}(?:/|#|$)`);
    const out = [...new Set(links.filter((href) => !inside.test(href)))];
    expect(out.toSorted()).toEqual(
      path.startsWith("/fr") ? ["/account?lang=fr", "/fr"] : ["/", "/account?lang=en"],
    );
  }
});

test.each([
  "",
  "/services",
  "/pre-checkout",
  "/fast-track",
  "/fast-track-form",
  "/contact",
  "/unsubscribe",
  "/faq",
  "/terms",
  "/subscription-terms",
  "/privacy",
  "/find-booking",
])(
  // Proves V3.3.
  "no link of %s leads out of the site, and no form that sends something is sent without script",
  async (path) => {
    const social = {
      facebook: "https://evil.example/f",
      twitter: "https://evil.example/t",
      instagram: "",
      linkedin: "",
    };
    const hostile = await preview({ ...BRAND, memberPortal: "https://evil.example/login", social });
    for (const language of ["", "/fr"]) {
      const page = await html(hostile + language + path);
      expect(page.match(/<a\b[^>]*\bhref="(?!\/|#)[^"]*"/g)).toBeNull();
      expect(page).not.toMatch(/target="_blank"|href="(https?:)?\/\/evil/);
      const off = [...page.matchAll(/<a\b[^>]*aria-disabled="true"[^>]*>/g)].map(([tag]) => tag);
      // The Login link, the phone in the header, e-mail and phone in the footer.
      expect(off.length).toBeGreaterThanOrEqual(4);
      for (const tag of off) expect(tag).toMatch(/(?=.*role="link")(?=.*tabindex="0")/i);
      expect(page).toContain(language ? "désactivé dans cet aperçu" : "off in this preview");
      const forms = [...page.matchAll(/<form\b[^>]*>/g)].map(([tag]) => tag);
      for (const form of forms.filter((tag) => !tag.includes('method="post"')))
        expect(form).not.toMatch(/action="(?!\/preview\/)/);
      // A form without a method only asks for a page of the preview: for one in another currency, or for a booking form begun.
      const withoutAsking = page.replaceAll(/<form\b(?![^>]*method="post")[^>]*>.*?<\/form>/gs, "");
      for (const [button] of withoutAsking.matchAll(/<button\b[^>]*type="submit"[^>]*>/g))
        expect(button).toContain('aria-disabled="true"');
    }
  },
);

test("the real pages keep their links", async () => {
  const page = await html("/contact");
  for (const href of [siteConfig.memberPortal, `mailto:${siteConfig.company.email}`, "tel:"])
    expect(page).toContain(`href="${href}`);
  expect(page.match(/<[^>]*aria-disabled="true"/g)).toBeNull();
});

test("colours, prices and words are the configuration's", async () => {
  const page = await preview({
    ...BRAND,
    pricing: {
      plans: BRAND.pricing.plans.map((plan) => ({ ...plan, price: 123.5, name: "中級会員" })),
    },
  });
  const home = await html(page);
  expect(home).toContain("$123.50");
  expect(home).toContain("中級会員");
  expect(home).toContain(BRAND.content.hero.title);
  expect(home).toContain(siteColorsCss(BRAND.colors));
  expect(home).toContain(`<meta name="theme-color" content="${themeColor(BRAND.colors)}"/>`);
  const icons = [
    ...home.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g),
  ].map(([, href]) => decodeURIComponent(href!));
  expect(icons).toEqual([`data:image/svg+xml,${withBrandColors(faviconSvg(BRAND), BRAND.colors)}`]);
  expect(await html(page, { cookie: "currency=EUR" })).toContain("€123.50");
});

test("the real pages are not touched by a preview, nor it by them, whatever came first", async () => {
  const before = await worker.get("/services");
  const etag = before.headers.get("etag");
  for (let round = 0; round < 2; round++) {
    expect(await html(`${base}/services`)).not.toContain(siteConfig.company.name);
    const real = await worker.get("/services");
    expect(real.headers.get("etag")).toBe(etag);
    expect(real.headers.get("x-robots-tag")).toBeNull();
    expect(await real.text()).not.toContain(BRAND.company.name);
    const fresh = await html("/services", { cookie: "currency=GBP" });
    expect(fresh).not.toContain(BRAND.company.name);
    expect(fresh).not.toMatch(/<html[^>]*data-base/);
  }
});

test.each([
  ["/auth", "/auth"],
  ["/account", "/account"],
  ["/admin/orders?q=1", "/admin/orders?q=1"],
  ["/fr/config-generator", "/fr/config-generator"],
])("%s leads out of the preview", async (path, target) => {
  const response = await worker.fetch(base + path, { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(target);
});

test.each([
  ["/preview/00000000000000000000000000000000", "We can’t find this preview"],
  ["/preview/00000000000000000000000000000000/services", "We can’t find this preview"],
  ["/preview/00000000000000000000000000000000/fr/services", "Cet aperçu est introuvable"],
  ["/preview/too-short", "We can’t find this preview"],
])("%s is a clear 404", async (path, words) => {
  const response = await worker.get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const page = await response.text();
  expect(page).toContain(words);
  expect(page).toContain(siteConfig.company.name);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
});

test("an unknown page of a preview is a 404 in its brand", async () => {
  const response = await worker.get(`${base}/no-such-page`);
  expect(response.status).toBe(404);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(await response.text()).toContain(BRAND.company.name);
});

test("the choice of currency without JavaScript stays in the preview", async () => {
  const response = await worker.fetch(`${base}/services?currency=GBP&choose-currency=1`, {
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`${base}/services`);
});

test.each([
  ["", "en", "Something went wrong on our side."],
  ["/fr/services", "fr", "Un problème est survenu de notre côté."],
])(
  "when the page %s cannot be rendered, the error page comes in its language, with status 500, a policy and nothing of the cause",
  async (path, language, words) => {
    await worker.rows("ALTER TABLE site_configs RENAME TO site_configs_away");
    try {
      const response = await worker.get(base + path);
      expect([response.status, response.headers.get("content-language")]).toEqual([500, language]);
      expect(response.headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      );
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const requestId = response.headers.get("x-request-id");
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(
        "<h1>" +
          (language === "fr"
            ? "Erreur inattendue de l’application"
            : "Unexpected Application Error"),
      );
      expect(page).toContain(words);
      expect(page).toContain(`<a href="${language === "fr" ? "/fr" : "/"}">`);
      expect(page).toContain('<meta name="robots" content="noindex"/>');
      expect(page).not.toMatch(/site_configs|SQLITE|Error:|<script|style=/i);
      const log = worker.logs().find((line) => line.includes(requestId!));
      expect(JSON.parse(log!)).toMatchObject({
        status: 500,
        error: expect.stringContaining("site_configs") as string,
      });

      const head = await worker.fetch(base + path, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([500, ""]);
      expect((await worker.get("/services")).status).toBe(200);
    } finally {
      await worker.rows("ALTER TABLE site_configs_away RENAME TO site_configs");
    }
    expect((await worker.get(base + path)).status).toBe(200);
  },
);

// Proves V1.1.
test("nothing typed in a configuration is code on its pages", async () => {
  const hostile = await preview(BRANDS.hostile);
  for (const path of ["", "/services", "/fr", "/faq", "/pre-checkout", "/terms", "/no-such-page"]) {
    const response = await worker.get(hostile + path);
    const page = await response.text();
    expect(page.includes(HOSTILE.slice(0, 30))).toBe(false);
    // Each opening tag of a script has one closing tag, and each inline one its hash.
    const scripts = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
    expect(page.match(/<script\b/g)).toHaveLength(scripts.length);
    expect(page.match(/<\/script>/g)).toHaveLength(scripts.length);
    expect(page.match(/<\/title>/g)).toHaveLength(1);
    for (const [, json] of page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      JSON.parse(json!);
  }
});

// Proves V3.3.
test.each([
  ["", "en"],
  ["/fr", "fr"],
] as const)(
  "the mail of a preview is the brand's, says that it is none, can run nothing and leads nowhere else (%s)",
  async (prefix, language) => {
    const response = await worker.get(`${base}${prefix}/mail`);
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(
      /^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:;/,
    );
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(BRAND.company.name);
    expect(page).not.toContain(siteConfig.company.name);
    expect(page).toContain(language === "fr" ? printFrench(FORM.fr) : FORM.en);
    expect(page).not.toMatch(/cid:|<script|<form/);
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(href!));
    expect(links.length).toBeGreaterThan(2);
    for (const { origin, pathname } of links) {
      expect(origin).toBe(worker.url());
      expect(pathname.startsWith(`${base}${prefix}/`)).toBe(true);
      expect((await worker.get(pathname)).status).toBe(200);
    }
    expect(await worker.count("mail_outbox")).toBe(0);
    const head = await worker.fetch(`${base}${prefix}/mail`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  },
);

test("the mail of a preview escapes its brand, shows its own airport, and is no page of the real site", async () => {
  const hostile = await (await worker.get(`${await preview(BRANDS.hostile)}/mail`)).text();
  expect(hostile).not.toContain(HOSTILE.slice(0, 30));
  expect(hostile).toContain("&lt;/script&gt;");
  const airports = [
    {
      code: "QQQ",
      names: { en: "Faraway", fr: "Au loin" },
      city: { en: "Far", fr: "Loin" },
      zone: "Europe/Paris",
      lane: { en: "Left", fr: "À gauche" },
      hours: { en: "5:00 to 23:00", fr: "de 5 h à 23 h" },
    },
  ];
  const far = await (await worker.get(`${await preview({ ...BRAND, airports })}/fr/mail`)).text();
  expect(far).toContain("Au loin");
  expect(far).toContain("QQQ");
  expect((await worker.get("/mail")).status).toBe(404);
  expect((await worker.get(`${base}/mails`)).status).toBe(404);
});
