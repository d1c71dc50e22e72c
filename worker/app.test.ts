import { Hono } from "hono";
import { expect, test } from "vitest";
import { api } from "./app.ts";

const FILES = import.meta.glob<Record<string, unknown>>("./*/*.endpoints.ts", { eager: true });
const REACHED = new Set(api.routes.map(({ method, path }) => `${method} ${path}`));

test.each(Object.entries(FILES))("the API reaches every endpoint of %s", (_file, exported) => {
  const endpoints = Object.values(exported).map((one) =>
    typeof one === "function" ? (one as (app: () => typeof api) => unknown)(() => api) : one,
  );
  const routes = endpoints.flatMap((one) => (one instanceof Hono ? one.routes : []));
  expect(routes.length).toBeGreaterThan(0);
  expect(
    routes.map(({ method, path }) => `${method} /api${path}`).filter((name) => !REACHED.has(name)),
  ).toEqual([]);
});
