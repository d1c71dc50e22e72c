import type { AuthError } from "@supabase/auth-js";
import { authFailures } from "../../content/auth-failures.ts";
import { useContent } from "../visitor.tsx";

type KnownError = Pick<AuthError, "name" | "message" | "code"> & { reasons?: readonly string[] };

/** Translates an error of the auth client into the visitor's language. */
export function useAuthFailureWords(): (error: KnownError) => string {
  const words = useContent(authFailures);
  return ({ name, message, code, reasons }) => {
    if (name === "AuthRetryableFetchError" || name === "AuthUnknownError") return words({ code: "network", message });
    if (name === "AuthSessionMissingError") return words({ code: "session_missing", message });
    return words({ code, message, reasons });
  };
}
