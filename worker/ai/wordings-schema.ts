import * as z from "zod/mini";
import type { ContentPart } from "./wordings-task.ts";

/**
 * The schema of the model's output, as strict as structured outputs need it: every key required and no others. Lengths and the
 * number of reasons are checked afterwards, because not every endpoint supports those keywords of JSON Schema.
 */
export function answerSchema(content: ContentPart): z.ZodMiniType {
  if (typeof content === "string") return z.string();
  if (Array.isArray(content)) return z.array(answerSchema(Object.assign({}, ...content) as ContentPart));
  return z.strictObject(Object.fromEntries(Object.entries(content).map(([key, child]) => [key, answerSchema(child)])));
}
