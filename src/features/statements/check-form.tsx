import { Button } from "#components/ui/button.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { errors } from "#content/errors.ts";
import { statements } from "#content/statements.ts";
import { SENDING_MS } from "#domain/messages/message.ts";
import type { StatementKind } from "#domain/statements/statement.ts";
import type { Statement, StatementStep } from "#domain/statements/statement.schema.ts";
import { api } from "#lib/session/api.ts";
import { forgetDraft } from "#lib/storage/kept-drafts.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { forAtLeast } from "#lib/api/use-action.ts";
import styles from "./statements.module.css";

interface CheckFormProps {
  kind: StatementKind;
  checked: Extract<StatementStep, { step: "check" }>;
  headingRef: ((element: HTMLElement | null) => void) | undefined;
  onStep: (step: StatementStep) => void;
}

/** The declaration and its button use the wording of the law. */
export function CheckForm({
  kind,
  checked: { statement, key, failure },
  headingRef,
  onStep,
}: CheckFormProps) {
  const words = useContent(statements);
  const { busy } = useContent(errors);
  const { facts } = useSiteContext();
  const own = words[kind];
  const form = useForm({
    ...words.failure,
    submit: async () => {
      const { received_at } = await forAtLeast(SENDING_MS, declare(kind, statement, key));
      forgetDraft(kind);
      onStep({ step: "done", email: statement.email, receivedAt: received_at });
    },
  });
  const texts = {
    too_many: words.failure.tooMany,
    unavailable: busy,
    unexpected: words.failure.description,
  };
  const { name, reference, email, endsOn } = statement;
  const { endsOnLabel, asSoonAsPossible } = words.termination;
  return (
    <>
      <div className="stack-s">
        <h2 id="statement" tabIndex={-1} ref={headingRef}>
          {words.check.heading}
        </h2>
        <p className={styles.text}>{words.check.text}</p>
      </div>
      {failure && <ErrorNotice error={{ text: texts[failure] }} />}
      <div className={styles.declared}>
        <p>{own.declared}</p>
        <DescriptionList
          facts={[
            { label: own.reference, value: reference },
            { label: words.name, value: name },
            { label: words.email, value: email },
            {
              label: endsOnLabel,
              value: kind === "termination" && (endsOn ? facts.date(endsOn) : asSoonAsPossible),
            },
          ]}
        />
      </div>
      <div className={styles.end}>
        <Form form={form} aria-labelledby="statement">
          <Hidden values={{ ...statement, key, action: "confirm" }} />
          <SubmitButton size="l" words={{ submit: own.confirm, busy: words.check.sending }} />
        </Form>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onStep({ step: "write", typed: statement, issues: [], key });
          }}
        >
          <Hidden values={{ ...statement, action: "edit" }} />
          <Button type="submit" variant="outline" size="l">
            {words.check.back}
          </Button>
        </form>
      </div>
    </>
  );
}

/** A browser without script submits these fields. */
function Hidden({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function declare(kind: StatementKind, json: Statement, key: string) {
  const headers = { "idempotency-key": key };
  return kind === "withdrawal"
    ? api.public.withdrawals.$post({ json }, { headers })
    : api.public.terminations.$post({ json }, { headers });
}
