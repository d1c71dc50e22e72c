import { WORDINGS_ERRORS } from "../../src/domain/wordings.ts";

/**
 * The words could not be had. `message` is the specified text for the visitor; `reason` and `status` are for the log, and
 * say nothing that a provider or a visitor wrote.
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
