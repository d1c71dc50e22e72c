import { Hono } from "hono";
import * as z from "zod/mini";
import { hasCheckCookie, writeCheckCookie } from "../platform/http/check-cookie.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "./route.ts";

const CookiesSchema = z.object({ accepted: z.boolean() });

export const cookies = new Hono<HonoEnv>().get(
  "/cookies",
  route({
    summary: "Whether this browser keeps cookies",
    description: "Sets a cookie, and says whether it came back from an earlier call.",
    responses: { 200: { description: "Whether it came back", schema: CookiesSchema } },
  }),
  (c) => {
    c.header("set-cookie", writeCheckCookie(c.req.url, "/api/cookies"), { append: true });
    return c.json({ accepted: hasCheckCookie(c.req.header("cookie")) });
  },
);
