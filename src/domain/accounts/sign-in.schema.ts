import * as z from "zod/mini";
import { emailAddress, requiredLine } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

const email = emailAddress();
/** Never trimmed, because a space may be part of a password. */
const password = z.string(M.passwordRequired).check(z.minLength(1, M.passwordRequired));

export const SignInFormSchema = z.object({ email, password });

/** components/ui/new-password-fields.tsx checks the password. */
export const SignUpFormSchema = z.object({ fullName: requiredLine(100, M.nameRequired), email });

export const ForgotFormSchema = z.object({ email });

export const AddressCodeSchema = z.object({
  code: z.string(M.codeInvalid).check(z.trim(), z.regex(/^\d{6}$/, M.codeInvalid)),
});

export const ProfileFormSchema = z.pick(SignUpFormSchema, { fullName: true });
