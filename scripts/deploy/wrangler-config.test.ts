import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";

const local = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
const production = unstable_readConfig(
  { config: "wrangler.toml", env: "production" },
  { hideWarnings: true },
);

// Proves V13.1.
test("a plain `wrangler deploy` of a local build cannot take the deployed product's place", () => {
  expect(local.name).toBe("envol-local");
  expect(production.name).not.toMatch(/local/);
});

test("the deployed product answers on the owner's domain only", () => {
  expect(production).toMatchObject({ workers_dev: false, preview_urls: false });
});

test("no local var reaches the deployed product", () => {
  const shared = Object.entries(local.vars).filter(
    ([name, value]) => production.vars[name] === value,
  );
  expect(shared).toEqual([]);
  expect(Object.keys(production.vars)).not.toContain("AUTH_SIGNING_KEY");
});
