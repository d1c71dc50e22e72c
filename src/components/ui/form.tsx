import { type FormEvent, type FormHTMLAttributes, type RefObject, useRef, useState } from "react";
import { errors as errorWords } from "#content/errors.ts";
import { shell } from "#content/shell.ts";
import { validation } from "#content/validation.ts";
import type { RefusedForm } from "#domain/posted-form.ts";
import { PREVIEW_ONLY } from "#domain/language-path.ts";
import { listIssues, type ValidationIssue } from "#domain/validation-issues.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { loadPart } from "#lib/api/load-part.ts";
import { noteVisit, type Visit } from "#lib/storage/visit.ts";
import { type ActionError, type FailureMessages, useAction } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { showToast } from "#lib/api/toast.ts";
import { type FieldErrors, FieldErrorsContext, FormBusyContext } from "./field.tsx";
import { focusFirstInvalid, type FormText, formText, listUnreadable } from "./form-values.ts";
import styles from "./form.module.css";
import { Notice } from "./notice.tsx";

interface FormSchema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: Parameters<typeof listIssues>[0] };
}

export interface FormOptions<Input> extends FailureMessages {
  /** The domain's rules, or a function to fetch them. Without rules, `submit` gets the texts. */
  schema?: FormSchema<Input> | (() => Promise<FormSchema<Input>>);
  values?: (typed: FormText) => unknown;
  /** More rules, whose messages are already translated. */
  check?: (typed: FormText) => FieldErrors;
  onInvalid?: (message: string) => void;
  /** Runs once at a time. use-action.ts turns its errors into words. `visit` is what the form was sent from. */
  submit: (input: Input, typed: FormText, visit: Visit) => unknown;
  /** The field that a refusal is about. Broken rules name theirs. */
  field?: (error: ApiError) => string | undefined;
}

export interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  busy: boolean;
  error: ActionError | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows messages beside the fields, and focuses the first field. */
  refuse: (errors: FieldErrors) => void;
  clearErrors: () => void;
  reset: () => void;
}

/**
 * Every form uses this hook. Fields are uncontrolled and find their errors by name. An error disappears once its field
 * is corrected; a new one appears only when the form is sent.
 */
export function useForm<Input = FormText>(options: FormOptions<Input>): FormState {
  const { values = (typed) => typed, check, onInvalid, submit, field } = options;
  const translate = useContent(validation);
  const { unreadable } = useContent(errorWords);
  const { preview } = useSiteContext();
  const ref = useRef<HTMLFormElement>(null);
  const schema = useSchema(options.schema);
  const [broken, setBroken] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  const { run, busy, error, clearError, isRunning, describe } = useAction(options);

  const byField = (issues: readonly ValidationIssue[]): FieldErrors => {
    const errors: FieldErrors = {};
    for (const { path, message } of issues) errors[String(path[0])] ??= translate(message);
    return errors;
  };
  const parse = (form: HTMLFormElement, typed = formText(form)) => {
    const parsed = schema.get()?.safeParse(values(typed));
    const wrong: FieldErrors = {
      ...(parsed?.success === false && byField(listIssues(parsed.error))),
      ...check?.(typed),
      ...Object.fromEntries(listUnreadable(form).map((name) => [name, unreadable])),
    };
    return { wrong, input: (parsed?.success ? parsed.data : typed) as Input };
  };
  const focusFirst = (names: Iterable<string>) => {
    if (ref.current) focusFirstInvalid(ref.current, names);
  };
  const refuse = (errors: FieldErrors) => {
    setRefused(errors);
    focusFirst(Object.keys(errors));
  };
  const clearErrors = () => {
    setBroken({});
    setRefused({});
    clearError();
  };

  const send = async (input: Input, typed: FormText, visit: Visit) => {
    try {
      await submit(input, typed, visit);
    } catch (failure) {
      if (failure instanceof ApiError) {
        const name = field?.(failure);
        refuse(name ? { [name]: describe(failure) } : byField(failure.issues));
      }
      throw failure;
    }
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (preview) return showToast({ title: translate(PREVIEW_ONLY), tone: "info" });
    if (isRunning()) return;
    clearErrors();
    const { currentTarget } = event;
    const typed = formText(currentTarget);
    const visit = noteVisit();
    if (
      schema.isMissing() &&
      !(await run(() => loadPart(schema.fetch(), currentTarget.dataset.draft !== undefined)))
    )
      return;
    const { input, wrong } = parse(currentTarget, typed);
    const [first] = Object.values(wrong);
    if (first === undefined) {
      await run(() => send(input, typed, visit));
      return;
    }
    setBroken(wrong);
    focusFirst(Object.keys(wrong));
    onInvalid?.(first);
  };

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // Fetched in advance. If this fails, sending shows the failure.
    if (schema.isMissing()) schema.fetch().catch(() => undefined);
    // A broken rule is checked again. A server's refusal disappears once its field changes.
    const { name: edited } = target as HTMLInputElement;
    if (edited in refused) setRefused({ ...refused, [edited]: undefined });
    if (Object.keys(broken).length === 0) return;
    const { wrong } = parse(currentTarget);
    // A corrected field has "" until the form is sent again.
    setBroken(
      Object.fromEntries(
        Object.entries(broken).flatMap(([name, error]) => {
          if (wrong[name] === undefined) return [[name, ""]];
          return error ? [[name, wrong[name]]] : [];
        }),
      ),
    );
  };

  const reset = () => {
    ref.current?.reset();
    clearErrors();
  };
  return {
    ref,
    errors: { ...refused, ...broken },
    busy,
    error,
    onSubmit: (event) => void onSubmit(event),
    onInput,
    refuse,
    clearErrors,
    reset,
  };
}

function useSchema<Input>(schema: FormOptions<Input>["schema"]) {
  const fetched = useRef<FormSchema<Input>>(undefined);
  const get = () => (typeof schema === "function" ? fetched.current : schema);
  return {
    get,
    isMissing: () => schema !== undefined && get() === undefined,
    fetch: async () => {
      if (typeof schema === "function") fetched.current = await schema();
    },
  };
}

/** The errors of a posted form by field, in words. With `emailRequired` an empty email has its own message. */
export function usePostedErrors(posted: RefusedForm | null, emailRequired?: string): FieldErrors {
  const translate = useContent(validation);
  const errors = Object.fromEntries(
    (posted?.issues ?? []).map(({ path, message }) => [String(path[0]), translate(message)]),
  );
  return emailRequired !== undefined && errors.email && !posted?.typed.email?.trim()
    ? { ...errors, email: emailRequired }
    : errors;
}

/** Failures that any posted form may have, in words; undefined for the form's own failures. */
export function usePostedFailure(code: string | undefined): string | undefined {
  const { tooMany, busy } = useContent(errorWords);
  if (code === "rate_limited") return tooMany;
  return code === "unavailable" ? busy : undefined;
}

type FormProps = { form: FormState } & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  "onSubmit" | "onInput"
>;

/** In a preview, the form sends nothing and says so. The browser's messages are off: they are in its own language. */
export function Form({
  form: { ref, errors, busy, onSubmit, onInput },
  children,
  ...attributes
}: FormProps) {
  const { preview } = useSiteContext();
  const words = useContent(shell).preview;
  return (
    <FieldErrorsContext value={errors}>
      <form
        ref={ref}
        method="post"
        noValidate
        {...attributes}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {preview && (
          <div className={styles.off}>
            <Notice>{words.form}</Notice>
          </div>
        )}
        <FormBusyContext value={busy}>{children}</FormBusyContext>
      </form>
    </FieldErrorsContext>
  );
}
