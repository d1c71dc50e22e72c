import type { LanguageModel } from "ai";

/** The SDK's interface of a language model, in the version that the built-in rephraser implements. */
export type LanguageModelV4 = Extract<LanguageModel, { specificationVersion: "v4" }>;
