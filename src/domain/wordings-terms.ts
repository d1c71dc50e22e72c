/** The tone that the generator asks for (spec section 7, call 9). */
export const WORDING_TONE = "Professional, friendly, and reassuring";

/** The name that the built-in rephraser goes by where a model's name would stand. */
export const BUILT_IN_MODEL = "built-in";

/** What a failed generation answers (spec section 8): the call failed, or what came of it cannot be used. */
export const WORDINGS_ERRORS = { call: "Failed to regenerate wordings", answer: "Regeneration failed" } as const;
