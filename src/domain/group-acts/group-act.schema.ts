import * as z from "zod/mini";
import { CURRENCY_CODES } from "../money/currency.ts";
import { choiceOf, optionalLine, requiredText, typedDay } from "../validation.schema.ts";
import { MAX_REASON_LENGTH } from "../reason.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { GROUP_ACT_STATES, GROUP_ACTS, MAX_LETTER_LENGTH } from "./group-act.ts";

const flightDay = typedDay();
const flightNumber = optionalLine(10, z.toUpperCase());
const letter = requiredText(MAX_LETTER_LENGTH, M.letterRequired);

/** One text serves both languages; two texts give each traveller their own. */
const LetterSchema = z.union([
  z.pipe(
    letter,
    z.transform((text) => ({ en: text, fr: text })),
  ),
  z.object({ en: letter, fr: letter }),
]);

const TargetSchema = z.union([
  z.pipe(
    flightDay,
    z.transform((date) => ({ date, flight_number: "" })),
  ),
  z.object({ date: flightDay, flight_number: flightNumber }),
]);

/** POST /api/admin/group-acts. `text` goes to the travellers, `to` is the new flight. */
export const GroupActInputSchema = z
  .object({
    scope: z.object({
      airport: optionalLine(100),
      date: flightDay,
      flight_number: flightNumber,
    }),
    act: choiceOf(GROUP_ACTS),
    text: z.optional(LetterSchema),
    to: z.optional(TargetSchema),
    reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
    request: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ act, text }) => act !== "write" || text !== undefined, {
      message: M.letterRequired,
      path: ["text"],
    }),
    z.refine(({ act, to }) => act !== "move" || to !== undefined, {
      message: M.dateInvalid,
      path: ["to"],
    }),
  );
export type GroupActInput = z.infer<typeof GroupActInputSchema>;

const ActOrderSchema = z.object({ order_id: z.string(), order_number: z.string() });

/** Money is in major units. `orders` and `sums` leave out what was paid by hand. */
export const GroupActSchema = z.object({
  id: z.string(),
  act: z.enum(GROUP_ACTS),
  state: z.enum(GROUP_ACT_STATES),
  scope: z.object({ airport: z.string(), date: z.iso.date(), flight_number: z.string() }),
  text: z.nullable(z.object({ en: z.string(), fr: z.string() })),
  to: z.nullable(z.object({ date: z.iso.date(), flight_number: z.string() })),
  reason: z.string(),
  orders: z.number(),
  travellers: z.number(),
  sums: z.partialRecord(z.enum(CURRENCY_CODES), z.number()),
  done: z.number(),
  /** `reason` is a name, such as the provider's code. */
  failed: z.array(z.extend(ActOrderSchema, { reason: z.string() })),
  by_hand: z.array(
    z.extend(ActOrderSchema, { amount: z.number(), currency: z.enum(CURRENCY_CODES) }),
  ),
  /** True while only another admin than `approved_by` may start it. */
  needs_second_admin: z.boolean(),
  /** True for an act that an agent requested. An admin grants it by starting it. */
  is_request: z.boolean(),
  answer: z.string(),
  created_by: z.string(),
  created_by_email: z.nullable(z.string()),
  /** Null while a request waits for an admin. */
  approved_by: z.nullable(z.string()),
  approved_by_email: z.nullable(z.string()),
  started_by_email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type GroupAct = z.infer<typeof GroupActSchema>;

const ListedActSchema = z.pick(GroupActSchema, {
  id: true,
  act: true,
  state: true,
  is_request: true,
  scope: true,
  reason: true,
  created_by_email: true,
  created_at: true,
});
export const GroupActListSchema = z.object({ items: z.array(ListedActSchema) });
export type ListedGroupAct = z.infer<typeof ListedActSchema>;

export const LetterInputSchema = z.object({ text: letter });
export type LetterInput = z.infer<typeof LetterInputSchema>;
