import { Hono } from "hono";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "./route.ts";

export function openapi(app: () => Hono<HonoEnv>) {
  let document: Promise<object> | undefined;
  return new Hono<HonoEnv>().get(
    "/openapi.json",
    route({
      summary: "This document",
      responses: { 200: { description: "OpenAPI 3.1" } },
    }),
    async (c) => {
      document ??= import("./openapi-document.ts").then(({ openApiDocument }) =>
        openApiDocument(app()),
      );
      c.header("cache-control", "public, max-age=300");
      return c.json(await document);
    },
  );
}
