/** `at` is a path such as "pricing.plans.0.price", or "line 12, column 3". */
export interface SiteConfigProblem {
  at: string;
  message: string;
}

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  expected?: string;
  values?: readonly unknown[];
}

/** Each message says what to write instead. `say` translates. */
export function siteConfigProblems(
  error: { issues: readonly unknown[] },
  say: (message: string) => string,
): SiteConfigProblem[] {
  return (error.issues as Issue[]).map((issue) => ({
    // With one unknown key, the path can include it.
    at:
      [...issue.path, ...(issue.keys?.length === 1 ? issue.keys : [])].map(String).join(".") ||
      say("the file"),
    message: say(describeIssue(issue)),
  }));
}

const NAMES: Record<string, string> = {
  array: "a list",
  number: "a number",
  object: "its fields",
  string: "a text",
};

function describeIssue({ code, message, keys = [], expected, values = [] }: Issue): string {
  if (code === "unrecognized_keys")
    return `Remove what a site configuration does not have: ${keys.join(", ")}`;
  // The library's own messages do not say what to do, unlike those of the schema.
  if (!/^Invalid (input|option)\b/.test(message)) return message;
  if (code === "invalid_type")
    return `Write ${NAMES[expected ?? ""] ?? "a value"}; it is missing or of another type`;
  if (code === "invalid_value")
    return `Write ${values.map((value) => JSON.stringify(value)).join(", ")}`;
  return "This value can’t be used";
}
