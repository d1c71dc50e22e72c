import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { ModelCheckSchema } from "#domain/generator/wordings.schema.ts";
import { route } from "../api/route.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { recallWay, rememberWay } from "./model-ways.ts";

export const adminModel = new Hono<HonoEnv>().get(
  "/admin/model",
  route({
    access: STAFF_PARTS.launch,
    summary: "Whether the model for words answers, asked with one small call",
    responses: { 200: { description: "Its state, and why it fails", schema: ModelCheckSchema } },
  }),
  async (c) => {
    const { ctx } = c.var;
    const { checkModel } = await import("./check-model.ts");
    const check = await checkModel(ctx.settings, {
      way: await recallWay(ctx),
      onWay: (way) => ctx.later(rememberWay(ctx, way)),
    });
    return c.json(check);
  },
);
