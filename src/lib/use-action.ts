import { useRef, useState } from "react";
import { errors } from "../content/errors.ts";
import { validation } from "../content/validation.ts";
import { ApiError, SESSION_ENDED } from "./api-client.ts";
import { useContent } from "./site-context.tsx";
import { showToast } from "./toast.ts";

/** What is said when an action fails: the title of a toast, and its text. The defaults are those of src/content/errors.ts. */
export interface FailureMessages {
  title?: string;
  /** The text of failures that nothing else names. */
  description?: string;
  /** The text where no response came; the description where there is none. So is that of `missing`. */
  offline?: string;
  /** The text of a 404. */
  missing?: string;
  /** The text of a 429. */
  tooMany?: string;
  /** False where `error` is shown in a dialog: a toast would lie beneath its backdrop. */
  toast?: false;
  /** The text of a refusal that only this action knows, before all others; undefined leaves it to them. */
  explain?: (error: ApiError) => string | undefined;
}

/** What the words of a 429 say by default. */
const MINUTE_S = 60;

/** The code of an error that is no failed call but a fault of ours, such as code that threw. */
export const UNEXPECTED = "unexpected";

/** How the last run failed, in the visitor's language: for a notice beside what was pressed. */
export interface ActionError {
  status: number;
  code: string;
  text: string;
}

/**
 * Runs something that a visitor asked for, one at a time: a second press meanwhile does nothing. A failure becomes a toast and
 * `error`; a session that ended becomes neither, as the page already leads to signing in; nor does an AbortError.
 *
 *   const { run, busy, error } = useAction({ ...messages.failure, explain: ({ code }) => messages.refusals[code] });
 *   if (await run(() => api.session.sessions[":id"].$delete({ param: { id } }))) showToast({ ...messages.ended, tone: "success" });
 */
export function useAction(messages: FailureMessages = {}) {
  const shared = useContent(errors);
  const translate = useContent(validation);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [error, setError] = useState<ActionError | null>(null);
  const running = useRef(false);

  /** What is said of a failure; undefined when nothing is. */
  const describe = (failure: ApiError): string | undefined => {
    const known = messages.explain?.(failure);
    if (known !== undefined || failure.code === SESSION_ENDED) return known;
    if (failure.status === 429) return messages.tooMany ?? describeTooMany(failure);
    const [broken] = failure.issues;
    if (broken) return translate(broken.message);
    return (
      { 0: messages.offline, 404: messages.missing }[failure.status] ??
      messages.description ??
      shared.failed
    );
  };

  const describeTooMany = ({ retryAfter }: ApiError): string =>
    retryAfter === null || retryAfter <= MINUTE_S
      ? shared.tooMany
      : shared.tooManyFor(describeWait(retryAfter, shared));

  /** True when it was done. `key` says which of several it is, and is `busyWith` meanwhile. */
  const run = async (work: () => unknown, key = ""): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusyWith(key);
    setError(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      const failure = toApiError(thrown);
      const text = failure ? describe(failure) : undefined;
      if (failure && text !== undefined) {
        setError({ status: failure.status, code: failure.code, text });
        if (messages.toast !== false)
          showToast({ title: messages.title ?? shared.title, description: text, tone: "error" });
      }
      return false;
    } finally {
      running.current = false;
      setBusyWith(null);
    }
  };

  return {
    run,
    busy: busyWith !== null,
    busyWith,
    error,
    /** Takes `error` away, such as when its dialog closes. */
    clearError: () => setError(null),
    isRunning: () => running.current,
    describe,
  };
}

/** Null for work that was cancelled. An error that is none of a call is a fault of ours: it is logged, and the visitor is told that it failed. */
function toApiError(thrown: unknown): ApiError | null {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof DOMException && thrown.name === "AbortError") return null;
  console.error(thrown);
  const message = thrown instanceof Error ? thrown.message : "";
  return new ApiError({ status: -1, code: UNEXPECTED, message }, { cause: thrown });
}

/** Settles like `call`, but not before `ms` have passed, so that a page can show for that long that it is busy. */
export async function forAtLeast<Value>(ms: number, call: Promise<Value>): Promise<Value> {
  const [outcome] = await Promise.allSettled([call, new Promise((done) => setTimeout(done, ms))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/** The units in the visitor's language: src/content/errors.ts. */
type Units = Record<"seconds" | "minutes" | "hours", (count: number) => string>;

/** A time to wait in words, in the unit that suits it, rounded up so that nobody comes back too early. */
export function describeWait(seconds: number, units: Units): string {
  if (seconds < 90) return units.seconds(Math.ceil(seconds));
  if (seconds < 5400) return units.minutes(Math.ceil(seconds / 60));
  return units.hours(Math.ceil(seconds / 3600));
}
