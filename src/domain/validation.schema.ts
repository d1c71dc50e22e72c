import * as z from "zod/mini";
import { VALIDATION_MESSAGES, type ValidationMessage } from "./validation.ts";

const M = VALIDATION_MESSAGES;

// C0 except tab, line feed and carriage return; DEL; lone surrogates.
const CONTROL_CHARACTERS =
  // oxlint-disable-next-line no-control-regex -- control characters are what this rule looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const base = (missing: ValidationMessage = M.notText) =>
  z.string({ error: (issue) => (issue.input === undefined ? missing : M.notText) }).check(
    z.trim(),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), M.controlCharacters),
  );

/** Returns a schema of trimmed text, 1 to `max` UTF-16 units. */
export const requiredText = (max: number, missing: ValidationMessage) =>
  base(missing).check(z.minLength(1, missing), z.maxLength(max, M.tooLong));

/** Returns a schema of trimmed text up to `max` UTF-16 units; absent becomes "". */
export const optionalText = (max: number) =>
  z._default(base().check(z.maxLength(max, M.tooLong)), "");

/** Returns a schema of a trimmed e-mail address, at most 255 characters. */
export const emailAddress = () =>
  z
    .string(M.emailInvalid)
    .check(z.trim(), z.maxLength(255, M.emailInvalid), z.email(M.emailInvalid));
