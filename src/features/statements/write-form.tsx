import { TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { statements } from "#content/statements.ts";
import { validation } from "#content/validation.ts";
import type { StatementKind } from "#domain/statements/statement.ts";
import type { Statement, StatementStep } from "#domain/statements/statement.schema.ts";
import { randomKey } from "#lib/storage/idempotency-keys.ts";
import { useDraft } from "#lib/storage/draft.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./statements.module.css";

interface WriteFormProps {
  kind: StatementKind;
  written: Extract<StatementStep, { step: "write" }>;
  onStep: (step: StatementStep) => void;
}

export function WriteForm({ kind, written: { typed, issues, key }, onStep }: WriteFormProps) {
  const words = useContent(statements);
  const translate = useContent(validation);
  const own = words[kind];
  const form = useForm<Statement>({
    ...words.failure,
    schema: () =>
      import("#domain/statements/statement.schema.ts").then(
        ({ STATEMENT_SCHEMAS }) => STATEMENT_SCHEMAS[kind],
      ),
    submit: (statement) => {
      // After a lost response, an unchanged statement keeps its key and counts once.
      const isSame = JSON.stringify(statement) === JSON.stringify(typed);
      onStep({ step: "check", statement, key: (isSame && key) || randomKey() });
    },
  });
  useDraft(form.ref, kind, true);
  const refused = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), translate(message)]),
  );
  return (
    <Form
      form={{ ...form, errors: { ...refused, ...form.errors } }}
      className={styles.form}
      aria-labelledby="statement"
    >
      <h2 id="statement">{own.heading}</h2>
      {issues.length > 0 && <ErrorNotice error={{ text: words.problem }} />}
      <TextField
        name="name"
        label={words.name}
        required
        autoComplete="name"
        maxLength={100}
        defaultValue={typed.name}
      />
      <TextField
        name="reference"
        label={own.reference}
        hint={own.referenceHint}
        required
        autoComplete="off"
        maxLength={200}
        defaultValue={typed.reference}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="email"
        defaultValue={typed.email}
      />
      {kind === "termination" && (
        <TextField
          name="endsOn"
          type="date"
          label={words.termination.endsOn}
          hint={words.termination.endsOnHint}
          defaultValue={typed.endsOn}
        />
      )}
      <div className={styles.end}>
        <SubmitButton size="l" words={{ submit: words.next, busy: words.next }} />
      </div>
    </Form>
  );
}
