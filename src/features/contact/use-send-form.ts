import { type FormEvent, type RefObject, useRef, useState } from "react";
import type * as z from "zod/mini";
import { showToast } from "../../lib/toast.ts";
import { focusFirstInvalid, formValues } from "../../components/ui/use-form-values.ts";
import { validation } from "../../content/validation.ts";
import { SENDING_MS } from "../../domain/messages/message.ts";
import { issuesOf, type ValidationIssue } from "../../domain/validation.ts";
import { ApiError } from "../../lib/api.ts";
import { useContent } from "../../lib/visitor.tsx";

/** A form's errors by field name, in the visitor's language. */
export type FieldErrors = Partial<Record<string, string>>;

interface SendFormOptions<Input> {
  form: RefObject<HTMLFormElement | null>;
  schema: z.ZodMiniType<Input>;
  send: (input: Input) => Promise<unknown>;
  words: { success: string; failure: { title: string; description: string }; tooMany: string };
}

/**
 * Sends a form (docs/product.md, "Contact forms"). The first broken rule becomes a toast and is shown beside its field; sending
 * shows for at least a second; success becomes a toast and an empty form; a failure becomes a toast and loses nothing typed.
 */
export function useSendForm<Input>({ form, schema, send, words }: SendFormOptions<Input>) {
  const inWords = useContent(validation);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const inFlight = useRef(false);

  const showIssues = (issues: ValidationIssue[], title?: string) => {
    const byField: FieldErrors = {};
    for (const { path, message } of issues) byField[String(path[0])] ??= inWords(message);
    setErrors(byField);
    if (form.current) focusFirstInvalid(form.current, Object.keys(byField));
    const first = issues[0] && inWords(issues[0].message);
    if (first) showToast(title ? { title, description: first, tone: "error" } : { title: first, tone: "error" });
  };

  const showFailure = (error: ApiError) => {
    if (error.code === "validation_failed") return showIssues(error.issues, words.failure.title);
    const description = error.status === 429 ? words.tooMany : words.failure.description;
    showToast({ title: words.failure.title, description, tone: "error" });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const parsed = schema.safeParse(formValues(event.currentTarget));
    if (!parsed.success) return showIssues(issuesOf(parsed.error));

    setErrors({});
    inFlight.current = true;
    setSending(true);
    try {
      await forAtLeast(SENDING_MS, send(parsed.data));
      form.current?.reset();
      showToast({ title: words.success, tone: "success" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };

  return { errors, sending, submit };
}

/** Settles like `call`, but not before `ms` have passed. */
export async function forAtLeast<Value>(ms: number, call: Promise<Value>): Promise<Value> {
  const [outcome] = await Promise.allSettled([call, new Promise((done) => setTimeout(done, ms))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
