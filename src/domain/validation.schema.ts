import * as z from "zod/mini";
import { VALIDATION_MESSAGES, type ValidationMessage } from "./validation.ts";

const M = VALIDATION_MESSAGES;

// Tab, line feed and carriage return are text; the rest of C0, DEL and lone surrogates are not.
const CONTROL_CHARACTERS =
  // oxlint-disable-next-line no-control-regex -- control characters are what this rule looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const base = (missing: ValidationMessage = M.notText) =>
  z.string({ error: (issue) => (issue.input === undefined ? missing : M.notText) }).check(
    z.trim(),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), M.controlCharacters),
  );

/** Trimmed text of at least one character and at most `max` UTF-16 units. */
export const requiredText = (max: number, missing: ValidationMessage) =>
  base(missing).check(z.minLength(1, missing), z.maxLength(max, M.tooLong));

/** Trimmed text of at most `max` UTF-16 units; an absent or empty one is "". */
export const optionalText = (max: number) =>
  z._default(base().check(z.maxLength(max, M.tooLong)), "");

/** A trimmed e-mail address of at most 255 characters. */
export const emailAddress = () =>
  z
    .string(M.emailInvalid)
    .check(z.trim(), z.maxLength(255, M.emailInvalid), z.email(M.emailInvalid));
