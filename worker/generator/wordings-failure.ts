import { WORDINGS_ERRORS } from "#domain/generator/wordings.ts";

/** The log gets `reason` and `status`, never words of a provider or a visitor. */
export class WordingsFailure extends Error {
  readonly reason: string;
  readonly status: number | undefined;

  constructor(kind: keyof typeof WORDINGS_ERRORS, reason: string, status?: number) {
    super(WORDINGS_ERRORS[kind]);
    this.name = "WordingsFailure";
    this.reason = reason;
    this.status = status;
  }
}
