import * as z from "zod/mini";
import { MAX_VIEW_NAME } from "./saved-view.ts";
import { atMost, choiceOf, requiredLine } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

const VIEW_LISTS = ["orders"] as const;

const list = choiceOf(VIEW_LISTS);
const name = requiredLine(MAX_VIEW_NAME, M.viewNameRequired);

export const SavedViewsQuerySchema = z.object({ list });
export type SavedViewsQuery = z.infer<typeof SavedViewsQuerySchema>;

/** `query` leaves out the list's search, because it may name a person who is erased later. */
export const SavedViewInputSchema = z.object({
  list,
  name,
  query: z
    .record(
      z.string().check(z.regex(/^(?!q$|cursor$)[a-z_]{1,30}$/, M.viewEmpty)),
      z.string().check(z.minLength(1), atMost(100, M.tooLong)),
    )
    .check(
      z.refine(
        (query) => Object.keys(query).length > 0 && Object.keys(query).length <= 10,
        M.viewEmpty,
      ),
    ),
});
export type SavedViewInput = z.infer<typeof SavedViewInputSchema>;

export const SavedViewNameSchema = z.object({ name });

const SavedViewSchema = z.object({
  id: z.string(),
  list,
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof SavedViewSchema>;

export const SavedViewListSchema = z.object({ items: z.array(SavedViewSchema) });
