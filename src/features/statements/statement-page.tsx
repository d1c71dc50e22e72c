import { Mail, Phone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PageHead } from "../../components/layout/page-head.tsx";
import { PageTitle } from "../../components/layout/page-title.tsx";
import { BellVignette, LaneVignette } from "../../components/art/scenes.tsx";
import { FormPage } from "../../components/sections/form-page.tsx";
import { StepList } from "../../components/sections/step-list.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { OutwardLink } from "../../components/ui/outward-link.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { statements } from "../../content/statements.ts";
import { telephone } from "../../domain/site/site.ts";
import { STATEMENT_PATHS, type StatementKind } from "../../domain/statements/statement.ts";
import type { StatementStep } from "../../domain/statements/statement.schema.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { CheckForm } from "./check-form.tsx";
import { WriteForm } from "./write-form.tsx";
import styles from "./statements.module.css";

interface StatementPageProps {
  kind: StatementKind;
  /** Where a form that was posted without scripts has led; null when the page is opened. */
  posted: StatementStep | null;
}

const ART: Record<StatementKind, ReactNode> = {
  withdrawal: <BellVignette />,
  termination: <LaneVignette />,
};

/** The page on which people withdraw from a contract, or end a membership, in two steps: with scripts and without. */
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
  if (step.step === "done") {
    return (
      <>
        {head}
        <div tabIndex={-1} ref={isMoved ? focus : undefined} className={styles.done}>
          <PageTitle title={own.done.title} lead={own.done.text(step.email)}>
            <p>{words.receivedAt(step.receivedAt)}</p>
            <p>{own.done.next}</p>
          </PageTitle>
        </div>
        <div className={`container ${styles.after}`}>
          <ButtonLink to="/">{words.home}</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {head}
      <FormPage
        title={own.title}
        lead={own.lead}
        art={ART[kind]}
        aside={
          <StepList
            title={words.following.title}
            steps={[words.following.check, words.following.receipt, own.last]}
          />
        }
      >
        <Card className={styles.card}>
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
        </Card>
        <OtherWays kind={kind} />
      </FormPage>
    </>
  );
}

/** Moves the focus to what has replaced the form. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function OtherWays({ kind }: { kind: StatementKind }) {
  const { other, ...words } = useContent(statements);
  const { company } = useSiteContext().site;
  return (
    <Card tone="quiet" className={styles.card}>
      <h2>{other.heading}</h2>
      <p>{other.text}</p>
      <ul className={styles.ways}>
        <li>
          <OutwardLink href={telephone(company.phone)}>
            <Phone size={20} aria-hidden="true" />
            {other.phone}
          </OutwardLink>
        </li>
        <li>
          <OutwardLink href={`mailto:${company.email}`}>
            <Mail size={20} aria-hidden="true" />
            {other.mail}
          </OutwardLink>
        </li>
      </ul>
      <p className={styles.more}>
        <RichText>{words[kind].more}</RichText>
      </p>
    </Card>
  );
}
