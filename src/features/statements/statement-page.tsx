import { useState } from "react";
import { PageHead } from "#components/layout/page-head.tsx";
import { FormPage } from "#components/sections/form-page.tsx";
import { StepList } from "#components/sections/step-list.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { statements } from "#content/statements.ts";
import { STATEMENT_PATHS, type StatementKind } from "#domain/statements/statement.ts";
import type { StatementStep } from "#domain/statements/statement.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { FormCard, OtherWays } from "#components/sections/form-card.tsx";
import { CheckForm } from "./check-form.tsx";
import { WriteForm } from "./write-form.tsx";

interface StatementPageProps {
  kind: StatementKind;
  /** The step after a browser without script posted the form; null for an opened page. */
  posted: StatementStep | null;
}

export function StatementPage({ kind, posted }: StatementPageProps) {
  const words = useContent(statements);
  const own = words[kind];
  const [step, setStep] = useState<StatementStep>(
    posted ?? { step: "write", typed: {}, issues: [] },
  );
  const isMoved = step !== posted;
  const head = (
    <PageHead path={STATEMENT_PATHS[kind]} title={own.title} description={own.description} />
  );
  if (step.step === "done")
    return (
      <>
        {head}
        <div tabIndex={-1} ref={isMoved ? focus : undefined} className="focus-target">
          <FormPage title={own.done.title} lead={own.done.text(step.email)}>
            <div className="stack">
              <p>{words.receivedAt(step.receivedAt)}</p>
              <p>{own.done.next}</p>
            </div>
            <p>
              <ButtonLink to="/">{words.home}</ButtonLink>
            </p>
          </FormPage>
        </div>
      </>
    );
  return (
    <>
      {head}
      <FormPage
        title={own.title}
        lead={own.lead}
        aside={
          <StepList
            title={words.following.title}
            steps={[words.following.check, words.following.receipt, own.last]}
          />
        }
      >
        <FormCard className="stack-l">
          {step.step === "write" ? (
            <WriteForm kind={kind} written={step} onStep={setStep} />
          ) : (
            <CheckForm
              kind={kind}
              checked={step}
              headingRef={isMoved ? focus : undefined}
              onStep={setStep}
            />
          )}
        </FormCard>
        <OtherWays className="stack-l" words={{ ...words.other, more: own.more }} />
      </FormPage>
    </>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
