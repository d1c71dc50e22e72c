import * as z from "zod/mini";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

/** The lists that have saved views. */
const VIEW_LISTS = ["orders"] as const;

/** The longest name of a view, in UTF-16 units. */
export const MAX_VIEW_NAME = 60;

const list = z.enum(VIEW_LISTS, M.viewListUnknown);
const name = requiredText(MAX_VIEW_NAME, M.viewNameRequired);

/** The query of someone's saved views. */
export const SavedViewsQuerySchema = z.object({ list });
export type SavedViewsQuery = z.infer<typeof SavedViewsQuerySchema>;

/**
 * The body of a new view: filters and order of a list, by their names in its address. What was searched for is never among them: it may be
 * a person's name, and who is erased is not looked for here.
 */
export const SavedViewInputSchema = z.object({
  list,
  name,
  query: z
    .record(
      z.string().check(z.regex(/^(?!q$|cursor$)[a-z_]{1,30}$/, M.viewEmpty)),
      z.string().check(z.minLength(1), z.maxLength(100, M.tooLong)),
    )
    .check(
      z.refine(
        (query) => Object.keys(query).length > 0 && Object.keys(query).length <= 10,
        M.viewEmpty,
      ),
    ),
});
export type SavedViewInput = z.infer<typeof SavedViewInputSchema>;

/** The body of another name. */
export const SavedViewNameSchema = z.object({ name });

/** A view of the caller's own. */
const SavedViewSchema = z.object({
  id: z.string(),
  list,
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof SavedViewSchema>;

/** All of someone's views of a list, by name. */
export const SavedViewListSchema = z.object({ items: z.array(SavedViewSchema) });
