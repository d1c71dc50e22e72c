/** One thing that is wrong in a site configuration: where, such as "pricing.plans.0.price" or "line 12, column 3", and the rule. */
export interface SiteConfigProblem {
  at: string;
  message: string;
}

/** The fields of a zod issue that describeIssue reads. */
interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  expected?: string;
  values?: readonly unknown[];
}

/** The issues of a failed SiteConfigSchema, each with a message that says what to write instead. */
export function siteConfigProblems(error: { issues: readonly unknown[] }): SiteConfigProblem[] {
  return (error.issues as Issue[]).map((issue) => ({
    at: issue.path.map(String).join(".") || "the file",
    message: describeIssue(issue),
  }));
}

const CHOICE = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(" or ");

function describeIssue({ code, message, keys = [], expected, values = [] }: Issue): string {
  if (code === "unrecognized_keys")
    return `Remove what a site configuration does not have: ${keys.join(", ")}`;
  // The schema's own messages say what to do; the library's fallbacks do not. They grow longer once its English words are loaded.
  if (!/^Invalid (input|option)\b/.test(message)) return message;
  if (code === "invalid_type")
    return `Write ${expected === "array" ? "a list" : `a value of the type ${expected}`}; it is missing or of another type`;
  if (code === "invalid_value") return `Write ${CHOICE(values)}`;
  return "This value cannot be used";
}
