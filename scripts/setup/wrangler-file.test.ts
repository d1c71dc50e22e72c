import { expect, test } from "vitest";
import { addStaging, isDeployedElsewhere } from "./targets.ts";
import { editToml } from "./wrangler-file.ts";

const SEVERAL_LINES = `name = "envol-local"

[env.production]
name = "envol"
routes = [
  { pattern = "shop.envol.travel", custom_domain = true },
  { pattern = "www.envol.travel", custom_domain = true },
]
workers_dev = false
`;

test("a list of several lines is replaced whole", () => {
  const value = [{ pattern: "www.envol.travel", custom_domain: true }, "envol.travel/*"];
  expect(editToml(SEVERAL_LINES, [{ header: "[env.production]", key: "routes", value }])).toBe(
    `name = "envol-local"

[env.production]
name = "envol"
routes = [{ pattern = "www.envol.travel", custom_domain = true }, "envol.travel/*"]
workers_dev = false
`,
  );
});

test("staging takes none of production's names, on however many lines they are", () => {
  expect(addStaging(SEVERAL_LINES).split("\n[env.staging]")[1]).toBe(
    '\nname = "envol-staging"\nworkers_dev = false\n',
  );
});

test("a site moves only to a name that its routes do not have", () => {
  const moved = ["www.envol.travel", "www.mistral.fr"].map((domain) =>
    isDeployedElsewhere(SEVERAL_LINES, domain),
  );
  expect(moved).toEqual([false, true]);
});
