import { useId, useRef, useState } from "react";
import { errors } from "#content/errors.ts";
import { validation } from "#content/validation.ts";
import { ApiError, OUTDATED_PAGE, SESSION_ENDED, UNAVAILABLE } from "./api-client.ts";
import { useContent } from "../site-context/site-context.tsx";
import { showToast } from "./toast.ts";

/** A toast's title and texts for a failed action; src/content/errors.ts has the defaults. */
export interface FailureMessages {
  title?: string;
  description?: string;
  /** For a lost call. Defaults to `description`, like `missing` (404). */
  offline?: string;
  missing?: string;
  tooMany?: string;
  /** For an `error` shown in a dialog, whose backdrop would cover a toast. */
  toast?: false;
  /** The next run of an action ends the toast of its topic. Without one, each action has its own. */
  topic?: string;
  /** Chooses the text first; undefined leaves the choice to the other fields. */
  explain?: (error: ApiError) => string | undefined;
}

/** The error code of a bug, such as a TypeError. */
export const UNEXPECTED = "unexpected";

/** For a notice beside the pressed button, in the visitor's language. */
export interface ActionError {
  status: number;
  code: string;
  text: string;
}

/** Runs one action at a time. Failures show a toast and set `error`, except an ended session or an AbortError. */
export function useAction(messages: FailureMessages = {}) {
  const shared = useContent(errors);
  const translate = useContent(validation);
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [error, setError] = useState<ActionError | null>(null);
  const running = useRef(false);
  const own = useId();
  const { topic = own } = messages;

  const describe = (failure: ApiError): string | undefined => {
    if (failure.code === UNAVAILABLE) return shared.busy;
    if (failure.code === OUTDATED_PAGE) return shared.outdated;
    const known = messages.explain?.(failure);
    if (known !== undefined || failure.code === SESSION_ENDED) return known;
    if (failure.status === 429) return messages.tooMany ?? describeTooMany(failure);
    const [broken] = failure.issues;
    if (broken) return translate(broken.message);
    return (
      { 0: messages.offline, 404: messages.missing }[failure.status] ??
      messages.description ??
      (failure.status === 0 ? shared.offline : shared.failed)
    );
  };

  const describeTooMany = ({ retryAfter }: ApiError): string =>
    retryAfter === null ? shared.tooMany : shared.tooManyFor(describeWait(retryAfter, shared));

  /** Returns true on success. `busyWith` is `key` while the work runs. */
  const run = async (work: () => unknown, key = ""): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusyWith(key);
    setError(null);
    // Another action with this topic may have failed before.
    if (error || messages.topic) showToast({ topic, tone: "over" });
    try {
      await work();
      return true;
    } catch (thrown) {
      const failure = toApiError(thrown);
      const text = failure ? describe(failure) : undefined;
      if (failure && text !== undefined) {
        setError({ status: failure.status, code: failure.code, text });
        if (messages.toast !== false)
          showToast({
            title: messages.title ?? shared.title,
            description: text,
            tone: "error",
            topic,
          });
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
    clearError: () => setError(null),
    isRunning: () => running.current,
    describe,
  };
}

/** Null for cancelled work. Other errors are bugs, and are logged. */
function toApiError(thrown: unknown): ApiError | null {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof DOMException && thrown.name === "AbortError") return null;
  console.error(thrown);
  const message = thrown instanceof Error ? thrown.message : "";
  return new ApiError({ status: -1, code: UNEXPECTED, message }, { cause: thrown });
}

/** Settles like `call`, but not before `ms`, so that the page visibly works. */
export async function forAtLeast<Value>(ms: number, call: Promise<Value>): Promise<Value> {
  const [outcome] = await Promise.allSettled([call, new Promise((done) => setTimeout(done, ms))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

type Units = Record<"seconds" | "minutes" | "hours", (count: number) => string>;

/** Rounds up, so that nobody retries too early. */
export function describeWait(seconds: number, units: Units): string {
  if (seconds < 90) return units.seconds(Math.ceil(seconds));
  if (seconds < 5400) return units.minutes(Math.ceil(seconds / 60));
  return units.hours(Math.ceil(seconds / 3600));
}

/** After a lost answer, a refusal counts as success if `isDone` finds that the call had run. */
export function useLostAnswer() {
  const wasLost = useRef(false);
  return async (
    call: Promise<unknown>,
    isDone: (refusal: ApiError) => boolean | Promise<boolean>,
  ) => {
    try {
      await call;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (wasLost.current && (await isDone(error))) return;
      wasLost.current = error.isLost;
      throw error;
    }
  };
}

/** After a 409, `showNewest` runs first, so that the next attempt starts from the newest data. */
export async function awaitChange<Result>(
  change: Promise<Result>,
  showNewest: (refusal: ApiError) => unknown,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await showNewest(error);
    throw error;
  }
}
