/** The tone that the generator asks for (docs/product.md, "Wordings"). */
export const WORDING_TONE = "Professional, friendly, and reassuring";

/** The model name that the built-in rephraser reports. */
export const BUILT_IN_MODEL = "built-in";

/** The error of a failed generation: the model call failed, or its output cannot be used (docs/product.md, "Wordings"). */
export const WORDINGS_ERRORS = { call: "Failed to regenerate wordings", answer: "Regeneration failed" } as const;
