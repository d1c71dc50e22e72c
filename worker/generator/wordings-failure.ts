import { WORDINGS_ERRORS } from "#domain/generator/wordings.ts";

/**
 * `message` is for the visitor. `reason` and `status` are for the log, so they hold nothing that a
 * provider or a visitor wrote.
 */
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
