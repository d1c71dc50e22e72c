import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { requireAccess } from "./access.ts";

/** Lets through whoever GENERATOR_ACCESS names. To be replaced by `access: "generator"` of `route`. */
export const generatorAccess: MiddlewareHandler<AppEnv> = async function generatorAccess(c, next) {
  await requireAccess(c, "generator", undefined, next);
};
