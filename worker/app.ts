import { Hono } from "hono";
export const api = new Hono().basePath("/api").get("/health", (c) => c.json({ ok: true }));
