import type { LanguageModel } from "ai";

/** The interface that models of every provider have, in the version that this product's own one has. */
export type LanguageModelV4 = Extract<LanguageModel, { specificationVersion: "v4" }>;
