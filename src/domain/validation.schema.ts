import * as z from "zod/mini";
import { toOneLine } from "./one-line.ts";
import { VALIDATION_MESSAGES, type ValidationMessage } from "./validation.ts";

const M = VALIDATION_MESSAGES;

// C0 except tab, line feed and carriage return; DEL and C1; lone surrogates.
const CONTROL_CHARACTERS =
  // oxlint-disable-next-line no-control-regex -- control characters are what this rule looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Ends the check beyond `max` units or items, so that no later rule reads a longer text. */
export const atMost = (max: number, message?: string) =>
  z.maxLength(max, { error: message, abort: true });

/** This message has no French, because our own pages only send times in this format. */
export const TIME_INVALID = "Enter a time as 2026-12-01T12:00:00Z";

const OR = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The message has no French, because forms offer only these values. Only API clients can send another one. */
export const choiceOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `Choose ${OR.format(values)}`);

const base = (
  tidy: z.core.$ZodCheck<string>,
  max: number,
  missing: ValidationMessage = M.notText,
) =>
  z.string({ error: (issue) => (issue.input === undefined ? missing : M.notText) }).check(
    tidy,
    atMost(max, M.tooLong),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), M.controlCharacters),
  );

const asOneLine = () => z.overwrite(toOneLine);

/** Trimmed, 1 to `max` UTF-16 units. */
export const requiredText = (max: number, missing: ValidationMessage) =>
  base(z.trim(), max, missing).check(z.minLength(1, missing));

/** Trimmed, up to `max` UTF-16 units; absent becomes "". */
export const optionalText = (max: number) => z._default(base(z.trim(), max), "");

/** Reads a text as one line, up to `max` UTF-16 units; an absent one stays absent. */
export const absentOrLine = (max: number) => z.optional(base(asOneLine(), max));

/** Like `requiredText`, as one line, because we print names within a line of text. */
export const requiredLine = (max: number, missing: ValidationMessage) =>
  base(asOneLine(), max, missing).check(z.minLength(1, missing));

export const optionalLine = (max: number, ...more: z.core.$ZodCheck<string>[]) =>
  z._default(base(asOneLine(), max).check(...more), "");

/** YYYY-MM-DD. Browsers make 0026 of a typed "26", and a later century is a slip of the keyboard. */
export const typedDay = () =>
  z.iso.date(M.dateInvalid).check(z.refine((day) => day >= "2000" && day < "2100", M.dateInvalid));

/** Trimmed, at most 255 characters. */
export const emailAddress = () =>
  z.string(M.emailInvalid).check(z.trim(), atMost(255, M.emailInvalid), z.email(M.emailInvalid));
