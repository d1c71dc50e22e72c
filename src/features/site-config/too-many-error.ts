import { ApiError } from "../../lib/api.ts";

/** The generator may not write now. `seconds` says how long to wait, where the answer does. */
export class TooManyError extends ApiError {
  readonly seconds: number | null;

  constructor(message: string, seconds: number | null) {
    super(429, "rate_limited", message);
    this.seconds = seconds;
  }
}
