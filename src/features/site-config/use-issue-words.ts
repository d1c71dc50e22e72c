import { configGenerator } from "../../content/config-generator.ts";
import { validation } from "../../content/validation.ts";
import type { BrandIssue } from "../../domain/brand.ts";
import { VALIDATION_MESSAGES } from "../../domain/validation.ts";
import { useContent } from "../../lib/visitor.tsx";

/** Why a field of the form cannot be used, in the visitor's words. */
export function useIssueWords(): (issue: BrandIssue | undefined) => string | undefined {
  const { form, words, toasts } = useContent(configGenerator);
  const inWords = useContent(validation);
  return (issue) => {
    switch (issue?.code) {
      case "required":
        return toasts.missing.description;
      case "too_long":
        return words.tooLong(issue.maximum ?? 0);
      case "not_plain":
        return words.unusable;
      case "email":
        return inWords(VALIDATION_MESSAGES.emailInvalid);
      case "host_name":
        return form.domainInvalid;
      case undefined:
        return undefined;
    }
  };
}
