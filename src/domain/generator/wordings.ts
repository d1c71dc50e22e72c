/** Who may use the generator: everyone, signed-in people, or admins (docs/product/generator.md). */
export const GENERATOR_ACCESS = ["public", "members", "admins"] as const;

/** Why a field kept its text. */
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

/** The tone that the generator asks for (docs/product/generator.md). */
export const WORDING_TONE = "Professional, friendly, and reassuring";

/** The model name that the built-in rephraser reports. */
export const BUILT_IN_MODEL = "built-in";

/** The error of a failed generation: the request to the model failed, or its output is invalid (docs/product/generator.md). */
export const WORDINGS_ERRORS = {
  request: "Failed to regenerate wordings",
  invalid_output: "Regeneration failed",
} as const;

/** The text at a path such as "hero.title"; undefined where there is none, as in content that is still being generated. */
export function getWording(content: unknown, path: string): string | undefined {
  let node = content;
  for (const key of path.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === "string" ? node : undefined;
}
