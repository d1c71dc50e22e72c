import * as z from "zod/mini";
import { emailAddress, requiredText, VALIDATION_MESSAGES as M } from "./validation.ts";

const email = emailAddress();
/** Taken as it is typed: a space is a character like any other. */
const password = z.string(M.passwordRequired).check(z.minLength(1, M.passwordRequired));

/** What the sign-in form asks (spec section 2, Auth). */
export const SignInFormSchema = z.object({ email, password });

/** What the sign-up form asks besides the new password, which has rules of its own (new-password.ts). */
export const SignUpFormSchema = z.object({ fullName: requiredText(100, M.nameRequired), email });

/** What the forgotten-password form asks. */
export const ForgotFormSchema = z.object({ email });

/** What the account page lets a person change about themselves. */
export const ProfileFormSchema = z.pick(SignUpFormSchema, { fullName: true });
