import { type FormEvent, type FormHTMLAttributes, type RefObject, useRef, useState } from "react";
import { validation } from "../../content/validation.ts";
import { issuesOf, type ValidationIssue } from "../../domain/validation.ts";
import { ApiError } from "../../lib/api-client.ts";
import { type ActionError, type FailureMessages, useAction } from "../../lib/use-action.ts";
import { useContent } from "../../lib/visitor.tsx";
import { type FieldErrors, FieldErrorsContext } from "./field.tsx";
import { focusFirstInvalid, type FormText, formText } from "./form-values.ts";

/** The part of a zod schema that a form uses. */
export interface FormSchema<Input> {
  safeParse: (value: unknown) => { success: true; data: Input } | { success: false; error: Parameters<typeof issuesOf>[0] };
}

export interface FormOptions<Input> extends FailureMessages {
  /** The rules of the domain. Without them `submit` gets what is typed. */
  schema?: FormSchema<Input>;
  /** Makes what the schema parses of what is typed, where they differ. */
  values?: (typed: FormText) => unknown;
  /** Rules besides the schema's, already in words. */
  check?: (typed: FormText) => FieldErrors;
  /** Called with the first broken rule, in words, when the form cannot be sent. */
  onInvalid?: (message: string) => void;
  /** Sends the form, once at a time. What it throws is said as use-action.ts says it. */
  submit: (input: Input, typed: FormText) => unknown;
  /** The field that a refusal is about, so that its text stands there too. Broken rules (422) name their fields by themselves. */
  field?: (error: ApiError) => string | undefined;
}

export interface FormState {
  ref: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  busy: boolean;
  /** How the last attempt to send it failed. */
  error: ActionError | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows what is wrong beside the fields, and puts the focus on the first of them. */
  refuse: (errors: FieldErrors) => void;
  /** Takes all errors away, such as when the form's dialog closes. What was typed stays. */
  clearErrors: () => void;
  /** Gives the fields their first values again, and takes all errors away. */
  reset: () => void;
}

/**
 * One way to fill in and send a form. Its fields are uncontrolled, so that what was typed before the runtime came stays. They
 * take their errors by their names. An error goes as its field is mended; a new one comes only when the form is sent.
 *
 *   const form = useForm({ ...messages.failure, schema: ContactSchema, submit: (json) => api.public.contact.$post({ json }) });
 *   <Form form={form} aria-labelledby={id}><TextField name="email" label={messages.email} /></Form>
 */
export function useForm<Input = FormText>(options: FormOptions<Input>): FormState {
  const { schema, values = (typed) => typed, check, onInvalid, submit, field } = options;
  const translate = useContent(validation);
  const ref = useRef<HTMLFormElement>(null);
  const [broken, setBroken] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  const { run, busy, error, clearError, isRunning, textOf } = useAction(options);

  const byField = (issues: readonly ValidationIssue[]): FieldErrors => {
    const errors: FieldErrors = {};
    for (const { path, message } of issues) errors[String(path[0])] ??= translate(message);
    return errors;
  };
  const parse = (typed: FormText) => {
    const parsed = schema?.safeParse(values(typed));
    const wrong: FieldErrors = { ...(parsed?.success === false && byField(issuesOf(parsed.error))), ...check?.(typed) };
    // Without a schema the input is what is typed.
    return { wrong, input: (parsed?.success ? parsed.data : typed) as Input };
  };
  const refuse = (errors: FieldErrors) => {
    setRefused(errors);
    if (ref.current) focusFirstInvalid(ref.current, Object.keys(errors));
  };
  const clearErrors = () => {
    setBroken({});
    setRefused({});
    clearError();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning()) return;
    clearErrors();
    const typed = formText(event.currentTarget);
    const { input, wrong } = parse(typed);
    const [first] = Object.values(wrong);
    if (first !== undefined) {
      setBroken(wrong);
      focusFirstInvalid(event.currentTarget, Object.keys(wrong));
      onInvalid?.(first);
      return;
    }
    void run(async () => {
      try {
        await submit(input, typed);
      } catch (failure) {
        if (failure instanceof ApiError) {
          const name = field?.(failure);
          refuse(name === undefined ? byField(failure.issues) : { [name]: textOf(failure) });
        }
        throw failure;
      }
    });
  };

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // What breaks a rule is seen to be mended; of what the server refused, a change is all that can be seen.
    const edited = target instanceof Element ? target.getAttribute("name") : null;
    if (edited !== null && edited in refused) setRefused({ ...refused, [edited]: undefined });
    if (Object.keys(broken).length === 0) return;
    const { wrong } = parse(formText(currentTarget));
    setBroken(Object.fromEntries(Object.keys(broken).flatMap((name) => (wrong[name] === undefined ? [] : [[name, wrong[name]]]))));
  };

  const reset = () => {
    ref.current?.reset();
    clearErrors();
  };
  return { ref, errors: { ...refused, ...broken }, busy, error, onSubmit, onInput, refuse, clearErrors, reset };
}

type FormProps = { form: FormState } & Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "onInput">;

/** A form made with useForm. Its own messages replace the browser's, which speak the browser's language. */
export function Form({ form: { ref, errors, onSubmit, onInput }, ...attributes }: FormProps) {
  return (
    <FieldErrorsContext value={errors}>
      <form ref={ref} method="post" noValidate {...attributes} onSubmit={onSubmit} onInput={onInput} />
    </FieldErrorsContext>
  );
}
