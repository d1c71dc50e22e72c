import { WORDINGS_ERRORS, type WordingsReason } from "#domain/generator/wordings.ts";

/** The log gets `detail` and `status`, never words of a provider or a visitor. */
export class WordingsFailure extends Error {
  readonly reason: WordingsReason;
  readonly detail: string;
  readonly status: number | undefined;

  constructor(
    kind: keyof typeof WORDINGS_ERRORS,
    reason: WordingsReason,
    detail: string,
    status?: number,
  ) {
    super(WORDINGS_ERRORS[kind]);
    this.name = "WordingsFailure";
    this.reason = reason;
    this.detail = detail;
    this.status = status;
  }
}
