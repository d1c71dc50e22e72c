import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wayTo } from "./page-start.ts";

const SCHEMA = /\.schema\.ts$/;
const routes = globSync("src/routes/**/*.tsx");
/** Pages to read, whose script a visitor fetches by as little as moving the pointer. */
const toRead = routes.filter((route) =>
  readFileSync(route, "utf8").includes('hydration: "intent"'),
);

test("there are pages to read", () => {
  expect(toRead.length).toBeGreaterThan(8);
});

describe("a page to read, and what every page has, start without schemas: a form of theirs fetches its own when it is first typed in", () => {
  test.each([...toRead, "src/router.tsx", "src/routes/__root.tsx"])("%s", (module) => {
    expect(wayTo(SCHEMA, module)).toBeUndefined();
  });
});

test("a schema is seen through whatever leads to it", () => {
  expect(wayTo(SCHEMA, "src/routes/auth/index.tsx")).toEqual([
    "src/routes/auth/index.tsx",
    "src/features/auth/auth-page.tsx",
    "src/domain/accounts/sign-in.schema.ts",
  ]);
});

describe("a request neither writes nor sends an order's mail, nor settles its payment pages: the queue does", () => {
  const AFTERWARDS =
    /^worker\/(mail\/(send|write-mail|order-message)|payments\/settle-payment)\.ts$/;
  test.each(["bookings", "change-booking", "change-order", "change-orders"])("%s", (service) => {
    expect(wayTo(AFTERWARDS, `worker/orders/${service}.ts`)).toBeUndefined();
  });

  test("it is the queue that leads there", () => {
    expect(wayTo(AFTERWARDS, "worker/queue.ts")).toBeDefined();
  });
});

describe("a command runs in Node as it is, which knows no JSX", () => {
  test.each(globSync("scripts/commands/*.ts"))("%s", (command) => {
    expect(wayTo(/\.tsx$/, command)).toBeUndefined();
  });
});
