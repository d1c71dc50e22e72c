export const GENERATOR_ACCESS = ["public", "members", "admins"] as const;

export const KEPT_REASONS = [
  "missing",
  "empty",
  "too_long",
  "invented_figure",
  "link",
  "markup",
  "control_characters",
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

export const WORDING_TONE = "Professional, friendly, and reassuring";

export const BUILT_IN_MODEL = "built-in";

/** Errors of a failed generation (docs/product/generator.md). */
export const WORDINGS_ERRORS = {
  request: "Failed to regenerate wordings",
  invalid_output: "Regeneration failed",
} as const;

/** `path` is such as "hero.title". Undefined while `content` has no text there. */
export function getWording(content: unknown, path: string): string | undefined {
  let node = content;
  for (const key of path.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === "string" ? node : undefined;
}
