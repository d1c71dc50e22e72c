import { WORDINGS_REASONS, type WordingsReason } from "#domain/generator/wordings.ts";
import { ApiError } from "#lib/api/api-client.ts";

export function findReason(error: unknown): WordingsReason | undefined {
  return error instanceof ApiError
    ? WORDINGS_REASONS.find((reason) => reason === error.code)
    : undefined;
}
