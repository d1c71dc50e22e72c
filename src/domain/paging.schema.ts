import * as z from "zod/mini";
import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH, PAGE_SIZE, SORTS } from "./paging.ts";
import { VALIDATION_MESSAGES as M } from "./validation.ts";
import { atMost, choiceOf } from "./validation.schema.ts";

/** This message has no French, because nobody types a cursor. */
export const CURSOR_INVALID = "Take the cursor from next_cursor of the page before";

const LIMIT_RANGE = `Enter a whole number from 1 to ${MAX_PAGE_SIZE}`;

export const pageSchema = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) });

export const count = (fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, LIMIT_RANGE)),
      z.pipe(
        z.transform(Number),
        z.int().check(z.gte(1, LIMIT_RANGE), z.lte(MAX_PAGE_SIZE, LIMIT_RANGE)),
      ),
    ),
    fallback,
  );

export const ListQuerySchema = z.object({
  cursor: z
    .optional(z.string().check(atMost(100, CURSOR_INVALID)))
    .register(z.globalRegistry, { description: "`next_cursor` of the page before" }),
  limit: count(PAGE_SIZE),
});
export type ListQuery = z.infer<typeof ListQuerySchema>;

export const sort = z._default(choiceOf(SORTS), "newest");

/** OpenAPI shows `description`. */
export const search = (description: string, maxLength = MAX_SEARCH_LENGTH) =>
  z
    .optional(z.string().check(z.trim(), atMost(maxLength, M.tooLong)))
    .register(z.globalRegistry, { description });

export const day = (description: string) =>
  z.optional(z.iso.date(M.dateInvalid)).register(z.globalRegistry, { description });

export const daysInOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  { message: M.dateOrder, path: ["to"] },
);
