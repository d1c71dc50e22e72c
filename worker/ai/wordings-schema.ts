import * as z from "zod/mini";
import type { ContentPart } from "./wordings-task.ts";

/**
 * The shape of the answer, as strict as structured outputs want it: every key required and no others. Lengths and the
 * number of reasons are checked afterwards; not every endpoint knows those words of JSON Schema.
 */
export function answerSchema(content: ContentPart): z.ZodMiniType {
  if (typeof content === "string") return z.string();
  if (Array.isArray(content)) return z.array(answerSchema(Object.assign({}, ...content) as ContentPart));
  return z.strictObject(Object.fromEntries(Object.entries(content).map(([key, child]) => [key, answerSchema(child)])));
}
