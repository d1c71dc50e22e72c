import { describe, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { builtSite } from "../../site.ts";
import { TOAST_STYLES } from "../../../worker/pages/toast-styles.ts";

const worker = builtSite();
const START = Date.now();

/** The inline scripts and styles of a page, as the browser sees them. */
function inlineCode(html: string): string[] {
  return [
    ...html.matchAll(/<(script|style)(?![^>]*(?:\bsrc=|application\/))[^>]*>([\s\S]*?)<\/\1>/g),
  ]
    .map((match) => match[2] ?? "")
    .filter(Boolean);
}

async function hashOf(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${Buffer.from(digest).toString("base64")}'`;
}

describe("a page", () => {
  for (const path of ["/", "/fr", "/fast-track-form", "/fr/find-booking", "/no-such-page"]) {
    // Proves V3.4.
    test(`${path} carries the security headers, and its policy names exactly its own inline code`, async () => {
      const response = await worker.get(path);
      const html = await response.text();
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).not.toContain("unsafe");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      const hashes = await Promise.all(inlineCode(html).map(hashOf));
      const allowed = new Set([...hashes, ...TOAST_STYLES]);
      expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(allowed);
      expect(html).not.toMatch(/\bnonce\b/);
      expect(html).not.toMatch(/\sstyle="/);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("strict-transport-security")).toContain("max-age");
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    });
  }

  test("is in the currency of the visitor's cookie from the first byte, and in no other for any other visitor", async () => {
    const page = async (cookie?: string) =>
      (await worker.get("/", cookie ? { cookie } : {})).text();
    expect(await page("currency=GBP")).toContain("£79");
    expect(await page("a=1; currency=EUR; b=2")).toContain("€79");
    for (const other of [
      undefined,
      "currency=XXX",
      "currency=",
      "xcurrency=GBP",
      "currency=<script>",
    ])
      expect(await page(other)).toContain("$79");
  });

  test("is in the language of its path, with both languages linked", async () => {
    const english = await (await worker.get("/fast-track-form")).text();
    const french = await (await worker.get("/fr/fast-track-form")).text();
    expect(english).toContain('<html lang="en"');
    expect(french).toContain('<html lang="fr"');
    for (const html of [english, french]) {
      expect(html).toContain(
        `hrefLang="fr" href="https://${siteConfig.domains.main}/fr/fast-track-form"`,
      );
      expect(html).toContain(
        `hrefLang="en" href="https://${siteConfig.domains.main}/fast-track-form"`,
      );
    }
  });

  test("that is public has an ETag, and is not sent again to who has it", async () => {
    const first = await worker.get("/");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`, `"a",W/${etag}`, "*"]) {
      const again = await worker.get("/", { "if-none-match": known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    const other = await worker.get("/", { "if-none-match": etag, cookie: "currency=GBP" });
    expect(other.status).toBe(200);
  });

  test.each(["/", "/fr/services", "/fast-track-form"])(
    "%s comes from the build in each currency: prices, choice and policy are its own",
    async (path) => {
      const etags = new Set<string | null>();
      for (const [currency, price] of [
        ["USD", "$"],
        ["EUR", "€"],
        ["GBP", "£"],
      ] as const) {
        const response = await worker.get(path, { cookie: `currency=${currency}` });
        const html = await response.text();
        expect(html).toContain(`data-currency="${currency}"`);
        expect(html).toMatch(new RegExp(`<option value="${currency}" selected=""`));
        expect(html.replaceAll(/<[^>]*>/g, "")).toContain(price);
        const policy = response.headers.get("content-security-policy");
        const hashes = await Promise.all(inlineCode(html).map(hashOf));
        const allowed = new Set([...hashes, ...TOAST_STYLES]);
        expect(new Set(policy?.match(/'sha256-[^']+'/g))).toEqual(allowed);
        etags.add(response.headers.get("etag"));
      }
      expect(etags.size).toBe(3);
    },
  );

  // Proves V14.5.
  test("that differs by person is never kept by a cache", async () => {
    expect(
      (await worker.get("/fast-track-payment/0192f0c0-0000-7000-8000-000000000000")).headers.get(
        "cache-control",
      ),
    ).toContain("no-store");
  });

  test.each(["en", "fr"])("the page to sign in is one for everybody: %s", async (lang) => {
    const open = (path: string, more = "", headers = {}) =>
      worker.get(path, { cookie: `lang=${lang}${more}`, ...headers });
    const etag = (await open("/auth", "; currency=GBP")).headers.get("etag")!;
    expect((await open("/auth", "; currency=GBP; order=x.y")).headers.get("etag")).toBe(etag);
    const known = await open("/auth", "; currency=GBP", { "if-none-match": etag });
    expect([known.status, known.headers.get("vary")]).toEqual([304, "cookie"]);

    const asked = await open("/auth?redirect=%2Fcontact");
    expect(asked.headers.get("cache-control")).toBe("private, no-store");
    expect(await asked.text()).toContain("/auth?redirect=%2Fcontact&amp;lang=");
  });

  test("answers HEAD without a body, and refuses other methods by name", async () => {
    const head = await worker.fetch("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const [path, method, allowed] of [
      ["/", "POST", "GET, HEAD"],
      ["/fr/fast-track-form", "PUT", "GET, HEAD, POST"],
    ] as const) {
      const other = await worker.fetch(path, { method, body: "x" });
      expect([other.status, other.headers.get("allow")]).toEqual([405, allowed]);
    }
  });

  test.each([
    "/home",
    "/_",
    "/fr-faq",
    "/fr_faq",
    "/fr-contact",
    "/fast/track/form",
    "/subscription/terms",
    "/fr/home",
  ])("the unknown path %s is that of no page which the build has stored", async (path) => {
    const { status, headers } = await worker.get(path);
    expect([status, headers.get("etag")]).toEqual([404, null]);
  });

  // Proves V1.1.
  test("shows what is in its address as text", async () => {
    for (const path of [
      "/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
      "/fast-track-payment/%22%3E%3Cimg%20src=x%3E",
      '/?plan="><script>alert(1)</script>',
      "/admin/orders/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
      "/admin/orders?q=</script><script>alert(1)</script>",
    ]) {
      const html = await (await worker.get(path)).text();
      expect(html).not.toContain("<script>alert(1)");
      expect(html).not.toContain("<img src=x>");
    }
  });
});

describe("a page has one address:", () => {
  test.each([
    ["/FAQ", "/faq"],
    ["/faq/?a=%2F&b", "/faq?a=%2F&b"],
    ["/FR/", "/fr"],
    ["//fr///faq", "/fr/faq"],
    ["/%66aq?utm_source=X", "/faq?utm_source=X"],
    ["/ADMIN", "/admin"],
    ["/Admin/Orders/?q=Ada", "/admin/orders?q=Ada"],
    ["//evil.example/x", "/evil.example/x"],
    ["/%2F%2Fevil.example/", "/%2F%2Fevil.example"],
  ])("%s leads to %s", async (path, canonical) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await worker.fetch(path, { method, redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([308, canonical]);
      expect(await response.text()).toBe("");
    }
  });

  test.each([
    ["/%ff", "en"],
    ["/fr/%ff", "fr"],
    ["/FR/%ff", "en"],
    ["/admin/messages/%", "fr"],
    ["/admin/nothing", "fr"],
    ["/preview/00000000000000000000000000000000/%c3", "en"],
  ])("%s is none, and gets the 404 page", async (path, language) => {
    const response = await worker.fetch(path, { redirect: "manual" });
    expect([response.status, response.headers.get("content-language")]).toEqual([404, language]);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(
      language === "fr" ? "Oups\u00a0! Page introuvable" : "Oops! Page not found",
    );
  });

  // Proves V14.5.
  test("is rendered once for all paths in a language and currency", async () => {
    const read = async (path: string, cookie = "currency=GBP") => {
      const response = await worker.get(path, { cookie, "if-none-match": "*" });
      expect([response.status, response.headers.get("etag")]).toEqual([404, null]);
      return response.text();
    };
    const first = await read("/no-such-page-1");
    for (const path of ["/no-such-page-2?a=b", "/services/none", "/%ff", "/terms/none/at/all"])
      expect(await read(path)).toBe(first);
    expect(await read("/no-such-page-1", "currency=EUR")).not.toBe(first);
    const french = await read("/fr/aucune-page");
    expect(french).toContain('<html lang="fr"');
    expect(await read("/fr/ni-celle-ci")).toBe(french);
    const head = await worker.fetch("/no-such-page-3", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([404, ""]);
  });
});

describe("a query that a page does not read", () => {
  test.each(["/", "/fr/faq", "/pre-checkout", "/unsubscribe"])(
    "keeps the cached page of %s",
    async (path) => {
      for (const cookie of ["currency=USD", "currency=GBP"]) {
        const { headers } = await worker.get(path, { cookie });
        const queries = [
          "utm_source=a&utm_medium=b",
          "gclid=1",
          `fbclid=${"x".repeat(500)}`,
          "plan=gold",
          "redirect=//evil.example",
          "token=",
        ];
        const responses = await Promise.all(
          queries.map((query) => worker.get(`${path}?${query}`, { cookie })),
        );
        expect(responses.map((response) => response.headers.get("etag"))).toEqual(
          queries.map(() => headers.get("etag")),
        );
      }
    },
  );

  // Proves V14.5.
  test("pushes no page out of the cache, however many come", async () => {
    const cookie = "currency=EUR";
    const first = await (await worker.get("/services", { cookie })).text();
    await Promise.all(
      Array.from({ length: 300 }, async (_, n) =>
        (await worker.get(`/faq?gclid=${n}&plan=${n}`, { cookie })).text(),
      ),
    );
    const again = await (await worker.get("/services?utm_source=x", { cookie })).text();
    expect(again).toBe(first);
  });

  test("leaves one that the page does read: the plan, in a page that is cached as well, and a mailed token, in one that is not", async () => {
    const chosen = (html: string) =>
      /<input[^>]*name="plan"[^>]*checked[^>]*>/.exec(html)?.[0] ?? "";
    const medium = await worker.get("/fr/pre-checkout?utm_source=x&plan=medium&gclid=1");
    expect(medium.headers.get("etag")).toBe(
      (await worker.get("/fr/pre-checkout?plan=medium")).headers.get("etag"),
    );
    const html = await medium.text();
    expect(chosen(html)).toContain('value="medium"');
    expect(html).toContain('href="/pre-checkout?plan=medium"');
    expect(chosen(await (await worker.get("/fr/pre-checkout?gclid=1")).text())).toContain(
      'value="premium"',
    );

    const token = await worker.get("/unsubscribe?utm_source=x&token=abc.def");
    expect([token.headers.get("etag"), token.headers.get("cache-control")]).toEqual([
      null,
      "private, no-store",
    ]);
    expect(await token.text()).toContain('href="/fr/unsubscribe?token=abc.def"');
  });
});

describe("the currency form without JavaScript", () => {
  test("sets the cookie and shows the page again", async () => {
    const response = await worker.fetch("/fr/faq?currency=GBP&choose-currency=1", {
      redirect: "manual",
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/fr/faq"]);
    expect(response.headers.get("set-cookie")).toMatch(
      /^currency=GBP; Path=\/; Max-Age=31536000; SameSite=Lax/,
    );
  });

  test("keeps the page's own query, which a form does not send", async () => {
    const choose = async (referer: string) => {
      const { headers } = await worker.fetch("/pre-checkout?currency=EUR&choose-currency=1", {
        redirect: "manual",
        headers: { referer },
      });
      return headers.get("location");
    };
    expect(await choose(`${worker.url()}/pre-checkout?plan=medium`)).toBe(
      "/pre-checkout?plan=medium",
    );
    // The choice of another page, or of another site, is no choice of this one.
    expect(await choose(`${worker.url()}/fast-track-form?adults=3`)).toBe("/pre-checkout");
    expect(await choose("https://evil.example/pre-checkout?plan=x")).toBe("/pre-checkout");
    expect(await choose("no address")).toBe("/pre-checkout");
  });

  // Proves V3.12.
  test("never leads to another site, and sets no currency that is not offered", async () => {
    const outside = await worker.fetch("//evil.example/x?currency=GBP&choose-currency=1", {
      redirect: "manual",
    });
    expect(outside.headers.get("location") ?? "/").toMatch(/^\/(?!\/)/);
    const unknown = await worker.fetch("/?currency=XXX&choose-currency=1", { redirect: "manual" });
    expect(unknown.headers.get("set-cookie")).toBeNull();
  });
});

describe("the language link of a page whose language is a cookie", () => {
  test("sets the cookie and shows the page again, with the rest of its query", async () => {
    const response = await worker.fetch("/auth/reset?token_hash=a.b&lang=en&type=recovery", {
      redirect: "manual",
    });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/auth/reset?token_hash=a.b&type=recovery",
    ]);
    expect(response.headers.get("set-cookie")).toMatch(
      /^lang=en; Path=\/; Max-Age=31536000; SameSite=Lax/,
    );
    expect(await (await worker.get("/auth", { cookie: "lang=en" })).text()).toContain(
      '<html lang="en"',
    );
    expect(await (await worker.get("/auth")).text()).toContain('<html lang="fr"');
  });

  test("is heeded there only, and for no other language", async () => {
    for (const path of ["/?lang=fr", "/services?lang=fr", "/auth?lang=de"]) {
      expect(
        (await worker.fetch(path, { redirect: "manual" })).headers.get("set-cookie"),
      ).toBeNull();
    }
  });
});

test("the log of a page request holds its route and no path, query or cookie", async () => {
  await worker.get("/ada@example.org?email=ada@example.org", {
    cookie: "currency=GBP; secret=hush-hush",
  });
  await worker.get("/fast-track-payment/0192f0c0-0000-7000-8000-000000000000");
  const lines = worker.logs().join("\n");
  expect(lines).not.toMatch(/ada@example|0192f0c0-0000-7000|hush/);
  expect(lines).toContain('"route":"/fast-track-payment/$orderId"');
  expect(lines).toContain('"route":null');
});

test("a public page comes as it was rendered at build time in every currency, with this deployment's key", async () => {
  // The router's data tell when a page was rendered.
  const timeOf = (html: string) => Number(/\bu:(\d{13})/.exec(html)?.[1]);
  expect(timeOf(await (await worker.get("/account")).text())).toBeGreaterThanOrEqual(START);
  for (const path of ["/", "/fr", "/services", "/fr/faq"]) {
    for (const currency of ["USD", "EUR", "GBP"]) {
      const html = await (await worker.get(path, { cookie: `currency=${currency}` })).text();
      expect(timeOf(html)).toBeLessThan(START);
      expect(html).toContain('data-api-key="envol-public-anon-key"');
    }
  }
});

test("the phone link calls, and the Login link leads to the member portal in a new tab", async () => {
  const [header = ""] =
    /<header[\s\S]*?<\/header>/.exec(await (await worker.get("/")).text()) ?? [];
  expect(header).toContain('href="tel:+442079460321"');
  const login = header
    .match(/<a [^>]*>/g)
    ?.find((link) => link.includes(`href="${siteConfig.memberPortal!}"`));
  expect(login).toContain('target="_blank"');
  expect(login).toMatch(/ rel="[^"]*\bnoopener\b/);
});

test.each([
  ["fr", "Espace équipe", "Cette page nécessite JavaScript", "Un instant…"],
  ["en", "Staff area", "This page needs JavaScript", "One moment..."],
])(
  "before it is known who reads, nothing of the staff area is sent, and without script it says what it needs (%s)",
  async (language, title, note, wait) => {
    for (const path of ["/admin", "/admin/orders"]) {
      const html = await (await worker.get(path, { cookie: `lang=${language}` })).text();
      expect(/<title>([^<]*)/.exec(html)![1]).toContain(title);
      const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      const [said = ""] = /<noscript>[\s\S]*?<\/noscript>/.exec(main) ?? [];
      expect(said).toContain(note);
      const text = main
        .replace(said, "")
        .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, "")
        .replaceAll(/<[^>]*>/g, "");
      expect(text.trim()).toBe(wait);
      expect(html).not.toMatch(/<nav/);
      expect(html).not.toMatch(/Commandes|Orders|Clients|Customers|Chiffre d’affaires|Revenue/);
    }
  },
);

test("the terms have 15 numbered sections and a cancellation form, each named in the contents", async () => {
  const html = await (await worker.get("/terms")).text();
  const [article = ""] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
  const headings = [...article.matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>/g)].map(([, heading]) =>
    heading!.replaceAll(/<[^>]*>/g, ""),
  );
  expect(headings.map((text) => Number.parseInt(text, 10)).filter(Number.isFinite)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
  const contents = html
    .match(/<nav[^>]*>[\s\S]*?<\/nav>/g)
    ?.find((nav) => nav.includes("#cancellation-form"));
  const links = [...contents!.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, id]) => id!);
  expect(links).toHaveLength(16);
  expect(links.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
});

test("links within texts stay in the language", async () => {
  const html = await (await worker.get("/fr/subscription-terms")).text();
  const [article = ""] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
  const hrefs = [...article.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(new Set(hrefs)).toEqual(
    new Set(["/fr/terms", "/fr/privacy", "/fr/unsubscribe", "/fr/cancel-membership"]),
  );
});

test("the robots' field is out of the tab order, and nobody is told of it", async () => {
  const html = await (await worker.get("/contact")).text();
  expect(html).toMatch(
    /aria-hidden="true"[^>]*>(?:(?!<\/div>)[\s\S])*<input tabindex="-1"[^>]*website/,
  );
});

// Proves V3.7.
test.each([
  ["/auth", "fr", "nécessite JavaScript"],
  ["/scan", "en", "needs JavaScript"],
])("%s says without scripts, in %s, that it needs them", async (path, language, words) => {
  const html = await (await worker.get(path)).text();
  expect(html).toContain(`<html lang="${language}"`);
  expect([...html.matchAll(/<noscript>.*?<\/noscript>/gs)].join()).toContain(words);
});

test("only the lane's page may use the camera", async () => {
  const policy = async (path: string) => (await worker.get(path)).headers.get("permissions-policy");
  for (const path of ["/scan", "/fr/scan"]) expect(await policy(path)).toContain("camera=(self)");
  for (const path of ["/", "/admin/devices", "/pass/AAAAAAAAAAAAAAAAAAAAAA", "/fr/faq"])
    expect(await policy(path)).toContain("camera=()");
});
