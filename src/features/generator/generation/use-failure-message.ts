import { generator } from "../../../content/generator.ts";
import { WORDINGS_ERRORS } from "../../../domain/generator/wordings.ts";
import type { ApiError } from "../../../lib/api-client.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { UNEXPECTED } from "../../../lib/use-action.ts";

/** Translates a failed call of the generator: the error's own message, or a default (docs/product.md, "Configuration generator"). */
export function useFailureMessage(): (error: ApiError) => string {
  const { failures, toasts } = useContent(generator);

  const wait = (seconds: number): string => {
    if (seconds < 90) return failures.seconds(Math.ceil(seconds));
    if (seconds < 5400) return failures.minutes(Math.ceil(seconds / 60));
    return failures.hours(Math.ceil(seconds / 3600));
  };

  return (error) => {
    if (error.code === UNEXPECTED) return error.message || toasts.unknown;
    if (error.status === 429) {
      return error.retryAfter === null ? failures.tooMany : `${failures.tooMany} ${failures.tryAgain(wait(error.retryAfter))}`;
    }
    if (error.status === 0) return failures.network;
    if (error.status === 401) return failures.signIn;
    if (error.status === 403) return failures.staffOnly;
    if (error.message === WORDINGS_ERRORS.request) return toasts.noAnswer;
    if (error.message === WORDINGS_ERRORS.invalid_output) return toasts.refused;
    return error.message || toasts.noAnswer;
  };
}
