import type { ValidationMessage } from "../../domain/validation.ts";

/** English messages are the rules' own words (src/domain/validation.schema.ts). */
export const validation = (message: ValidationMessage | (string & {})): string => message;
