import { telephone } from "../../domain/site/site.ts";
import { createFileRoute } from "@tanstack/react-router";
import { Mail, Phone } from "lucide-react";
import { useState } from "react";
import { PageHead } from "../../components/layout/page-head.tsx";
import { PageTitle } from "../../components/layout/page-title.tsx";
import { TerminalScene } from "../../components/art/scenes.tsx";
import { FormPage } from "../../components/sections/form-page.tsx";
import { StepList } from "../../components/sections/step-list.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { unsubscribe } from "../../content/unsubscribe.ts";
import {
  AskForLinkForm,
  ConfirmForm,
  type ConfirmOutcome,
} from "../../features/unsubscribe/unsubscribe-forms.tsx";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { OutwardLink } from "../../components/ui/outward-link.tsx";
import styles from "./unsubscribe.module.css";

export const Route = createFileRoute("/_site/unsubscribe")({
  staticData: { hydration: "intent" },
  // The API checks it.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  component: Unsubscribe,
});

function Unsubscribe() {
  const words = useContent(unsubscribe);
  const { token } = Route.useSearch();
  const [outcome, setOutcome] = useState<ConfirmOutcome | null>(null);
  const head = <PageHead path="/unsubscribe" title={words.title} description={words.description} />;

  if (outcome?.state === "done") {
    return (
      <>
        {head}
        <div tabIndex={-1} ref={focus} className={styles.done}>
          <PageTitle title={words.done.title} lead={words.done.text}>
            {outcome.cancelMembership && <p>{words.done.membership}</p>}
          </PageTitle>
        </div>
        <div className={`container ${styles.after}`}>
          <ButtonLink to="/">{words.done.home}</ButtonLink>
        </div>
      </>
    );
  }
  if (token && !outcome) {
    return (
      <>
        {head}
        <FormPage
          title={words.confirm.title}
          lead={words.confirm.lead}
          art={<TerminalScene />}
          aside={<Support />}
        >
          <Card className={styles.option}>
            <h2 id="confirm">{words.confirm.heading}</h2>
            <p>{words.confirm.text}</p>
            <ConfirmForm token={token} labelledBy="confirm" onOutcome={setOutcome} />
          </Card>
        </FormPage>
      </>
    );
  }
  return (
    <>
      {head}
      <FormPage
        title={words.title}
        lead={words.lead}
        art={<TerminalScene />}
        aside={<StepList {...words.next} />}
      >
        {outcome?.state === "invalid" && (
          <Notice tone="error" role="alert">
            <strong>{words.invalid.title}</strong>
            <p>{words.invalid.text}</p>
          </Notice>
        )}
        <Card className={styles.option}>
          <h2 id="get-link">{words.link.heading}</h2>
          <p>{words.link.text}</p>
          <AskForLinkForm labelledBy="get-link" />
        </Card>
        <Support />
      </FormPage>
    </>
  );
}

/** Focuses what has replaced the form. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Support() {
  const words = useContent(unsubscribe).support;
  const { company } = useSiteContext().site;
  return (
    <Card tone="quiet" className={styles.option}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <ul className={styles.ways}>
        <li>
          <OutwardLink href={telephone(company.phone)}>
            <Phone size={20} aria-hidden="true" />
            {words.phoneLabel}
          </OutwardLink>
        </li>
        <li>
          <OutwardLink href={`mailto:${company.email}`}>
            <Mail size={20} aria-hidden="true" />
            {words.emailLabel}
          </OutwardLink>
        </li>
      </ul>
      <p className={styles.more}>
        <RichText>{words.more}</RichText>
      </p>
    </Card>
  );
}
