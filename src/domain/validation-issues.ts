export interface ValidationIssue {
  path: (string | number)[];
  message: string;
}

export function listIssues(error: {
  issues: readonly { path: PropertyKey[]; message: string }[];
}): ValidationIssue[] {
  return error.issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === "symbol" ? key.toString() : key)),
    message,
  }));
}
