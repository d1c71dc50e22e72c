export const GENERATOR_ACCESS = ["public", "members", "admins"] as const;

export const KEPT_REASONS = [
  "missing",
  "empty",
  "too_long",
  "invented_figure",
  "link",
  "markup",
  "control_characters",
  "not_text",
  "other_language",
  "placeholder",
  "other_name",
  "lost_figure",
  "lost_service",
  "invented_claim",
  "capitals",
  "emoji",
  "quotes",
  "repeated",
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

export const WORDING_TONE = "Professional, friendly, and reassuring";

export const BUILT_IN_MODEL = "built-in";

/** These texts are part of the API (docs/product/generator.md). */
export const WORDINGS_ERRORS = {
  request: "Failed to regenerate wordings",
  invalid_output: "Regeneration failed",
} as const;

/** Reasons for missing words, as far as the owner can act on them. */
export const WORDINGS_REASONS = [
  "key",
  "credit",
  "model",
  "quota",
  "region",
  "address",
  "format",
  "refusal",
  "cut",
  "time",
  "words",
  "provider",
] as const;
export type WordingsReason = (typeof WORDINGS_REASONS)[number];

/** `path` looks like "hero.title". Undefined if `content` has no text there. */
export function getWording(content: unknown, path: string): string | undefined {
  let node = content;
  for (const key of path.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === "string" ? node : undefined;
}
