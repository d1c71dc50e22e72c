import { type FormEvent, type FormHTMLAttributes, type RefObject, useRef, useState } from "react";
import { shell } from "../../content/shell.ts";
import { validation } from "../../content/validation.ts";
import { PREVIEW_ONLY } from "../../domain/language-path.ts";
import { issuesOf, type ValidationIssue } from "../../domain/validation.ts";
import { ApiError, networkError } from "../../lib/api-client.ts";
import { type ActionError, type FailureMessages, useAction } from "../../lib/use-action.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { showToast } from "../../lib/toast.ts";
import { type FieldErrors, FieldErrorsContext } from "./field.tsx";
import { focusFirstInvalid, type FormText, formText } from "./form-values.ts";
import styles from "./form.module.css";
import { Notice } from "./notice.tsx";

/** The part of a zod schema that a form uses. */
interface FormSchema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input } | { success: false; error: Parameters<typeof issuesOf>[0] };
}

export interface FormOptions<Input> extends FailureMessages {
  /** The rules of the domain, or how to fetch them where the page's script has no room for them. Without any, `submit` gets what is typed. */
  schema?: FormSchema<Input> | (() => Promise<FormSchema<Input>>);
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
 * One way to fill in and send a form. Its fields are uncontrolled, so that what was typed before hydration stays. They take their
 * errors by their names. An error goes as its field is mended; a new one comes only when the form is sent.
 *
 *   const form = useForm({ ...words.failure, schema: ContactSchema, submit: (json) => api.public.contact.$post({ json }) });
 *   <Form form={form} aria-labelledby={id}><TextField name="email" label={messages.email} /></Form>
 */
export function useForm<Input = FormText>(options: FormOptions<Input>): FormState {
  const { values = (typed) => typed, check, onInvalid, submit, field } = options;
  const translate = useContent(validation);
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
  const parse = (typed: FormText) => {
    const parsed = schema.get()?.safeParse(values(typed));
    const wrong: FieldErrors = {
      ...(parsed?.success === false && byField(issuesOf(parsed.error))),
      ...check?.(typed),
    };
    // Without a schema the input is what is typed.
    return { wrong, input: (parsed?.success ? parsed.data : typed) as Input };
  };
  const focusFirst = (errors: FieldErrors) => {
    if (ref.current) focusFirstInvalid(ref.current, Object.keys(errors));
  };
  const refuse = (errors: FieldErrors) => {
    setRefused(errors);
    focusFirst(errors);
  };
  const clearErrors = () => {
    setBroken({});
    setRefused({});
    clearError();
  };

  const send = async (input: Input, typed: FormText) => {
    try {
      await submit(input, typed);
    } catch (failure) {
      if (failure instanceof ApiError) {
        const name = field?.(failure);
        refuse(name === undefined ? byField(failure.issues) : { [name]: describe(failure) });
      }
      throw failure;
    }
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (preview) return showToast({ title: translate(PREVIEW_ONLY), tone: "info" });
    if (isRunning()) return;
    clearErrors();
    const typed = formText(event.currentTarget);
    if (schema.isMissing() && !(await run(schema.fetch))) return;
    const { input, wrong } = parse(typed);
    const [first] = Object.values(wrong);
    if (first === undefined) {
      await run(() => send(input, typed));
      return;
    }
    setBroken(wrong);
    focusFirst(wrong);
    onInvalid?.(first);
  };

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // Fetched ahead of sending. A failure to fetch is said when the form is sent.
    if (schema.isMissing()) schema.fetch().catch(() => undefined);
    // A field that breaks a rule can be seen to be mended; one that the server refused is taken to be, once it is changed.
    const edited = target instanceof Element ? target.getAttribute("name") : null;
    if (edited !== null && edited in refused) setRefused({ ...refused, [edited]: undefined });
    if (Object.keys(broken).length === 0) return;
    const { wrong } = parse(formText(currentTarget));
    // Mended is "", until it is broken again: that is said when the form is sent.
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

/** A form's schema, which may have to be fetched. */
function useSchema<Input>(schema: FormOptions<Input>["schema"]) {
  const fetched = useRef<FormSchema<Input>>(undefined);
  const get = () => (typeof schema === "function" ? fetched.current : schema);
  return {
    get,
    isMissing: () => schema !== undefined && get() === undefined,
    fetch: async () => {
      if (typeof schema !== "function") return;
      fetched.current = await schema().catch((error: unknown) => {
        throw networkError(error);
      });
    },
  };
}

type FormProps = { form: FormState } & Omit<
  FormHTMLAttributes<HTMLFormElement>,
  "onSubmit" | "onInput"
>;

/** A form made with useForm. In a preview it sends nothing, and says so first. It shows its own messages instead of the browser's, which speak the browser's language. */
export function Form({
  form: { ref, errors, onSubmit, onInput },
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
        {children}
      </form>
    </FieldErrorsContext>
  );
}
