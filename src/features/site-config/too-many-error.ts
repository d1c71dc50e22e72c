import { ApiError } from "../../lib/api.ts";

/** The generator refused because of a limit. `seconds` is the time to wait, when the response names it. */
export class TooManyError extends ApiError {
  readonly seconds: number | null;

  constructor(message: string, seconds: number | null) {
    super(429, "rate_limited", message);
    this.seconds = seconds;
  }
}
