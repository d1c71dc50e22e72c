import { configGenerator } from "../../content/config-generator.ts";
import type { BrandIssue } from "../../domain/generator/brand.ts";
import { useContent } from "../../lib/site-context.tsx";

/** Translates the issue of a field into the visitor's language. */
export function useIssueWords(): (issue: BrandIssue | undefined) => string | undefined {
  const { form, toasts } = useContent(configGenerator);
  return (issue) => {
    switch (issue?.code) {
      case "required":
        return toasts.missing.description;
      case "too_long":
        return form.tooLong(issue.maximum ?? 0);
      case "not_plain":
        return form.unusable;
      case "email":
        return form.emailInvalid;
      case "host_name":
        return form.domainInvalid;
      case undefined:
        return undefined;
    }
  };
}
