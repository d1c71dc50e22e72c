import { errors } from "#content/errors.ts";
import { generator } from "#content/generator.ts";
import { WORDINGS_ERRORS } from "#domain/generator/wordings.ts";
import { type ApiError, OUTDATED_PAGE } from "#lib/api/api-client.ts";
import { describeWait, UNEXPECTED } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export function useFailureMessage(): (error: ApiError) => string {
  const { failures, toasts } = useContent(generator);
  const shared = useContent(errors);
  const reasons: Partial<Record<string, string>> = {
    daily_budget_spent: failures.dayFull,
    daily_share_spent: failures.shareUsed,
  };

  return (error) => {
    if (error.code === UNEXPECTED) return error.message || toasts.unknown;
    if (error.status === 429) {
      const reason = reasons[error.code] ?? failures.tooMany;
      return error.retryAfter === null
        ? reason
        : `${reason} ${failures.tryAgain(describeWait(error.retryAfter, shared))}`;
    }
    if (error.code === OUTDATED_PAGE) return shared.outdated;
    if (error.status === 0) return failures.network;
    if (error.status === 401) return failures.signIn;
    if (error.status === 403) return failures.staffOnly;
    if (error.message === WORDINGS_ERRORS.request) return toasts.noAnswer;
    if (error.message === WORDINGS_ERRORS.invalid_output) return toasts.refused;
    return error.message || toasts.noAnswer;
  };
}
