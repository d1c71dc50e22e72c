import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { wayTo } from "./page-start.ts";

const SCHEMA = /\.schema\.ts$/;
const routes = globSync("src/routes/**/*.tsx");

describe("pages start without schemas: a form fetches its own when it is first typed in", () => {
  const scan = "src/routes/scan.tsx";
  test.each([...routes.filter((route) => route !== scan), "src/router.tsx"])("%s", (module) => {
    expect(wayTo(SCHEMA, module)).toBeUndefined();
  });
});

test("a schema is seen through whatever leads to it", () => {
  expect(wayTo(SCHEMA, "src/routes/scan.tsx")).toEqual([
    "src/routes/scan.tsx",
    "src/features/lane/scan-page.tsx",
    "src/features/lane/use-lane.ts",
    "src/features/lane/scan-queue.ts",
    "src/domain/passes/lane-list.schema.ts",
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
