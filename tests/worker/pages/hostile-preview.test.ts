import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { builtSite } from "../../site.ts";

const site = builtSite();

/** The serializer's own words, and the end of the data as it would be written. */
const ATTACK = "}]}}}}}]})(0);globalThis.attacked=true//";

// Proves V1.1.
test("a preview's words stay data, also where they are those of the router's own serializer", async () => {
  const { pricing, content } = siteConfig;
  const stored = await site.post("/api/site-configs", {
    ...siteConfig,
    pricing: {
      ...pricing,
      plans: pricing.plans.map((plan, index) =>
        index === 1 ? { ...plan, description: "preloads:" } : plan,
      ),
    },
    content: { ...content, hero: { ...content.hero, title: ATTACK } },
  });
  expect(stored.status).toBe(201);
  const { previewUrl } = (await stored.json()) as { previewUrl: string };
  const html = await (await site.get(new URL(previewUrl).pathname)).text();
  const data = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code!)
    .find((code) => code.includes(ATTACK));
  // Each text has its own quotes and is unchanged.
  expect(data).toContain('description:"preloads:"');
  expect(data).toContain(`title:"${ATTACK}"`);
});
