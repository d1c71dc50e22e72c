import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { PageHead } from "#components/layout/page-head.tsx";
import { PageTitle } from "#components/layout/page-title.tsx";
import { FormPage } from "#components/sections/form-page.tsx";
import { StepList } from "#components/sections/step-list.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { unsubscribe } from "#content/unsubscribe.ts";
import { FormCard, OtherWays } from "#components/sections/form-card.tsx";
import { AskForLinkForm, ConfirmForm } from "#features/unsubscribe/unsubscribe-forms.tsx";
import type { UnsubscribeOutcome } from "#domain/messages/unsubscribe.schema.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/_site/unsubscribe")({
  // The API checks the token.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === "string" ? { token } : {},
  loader: () => {
    const { unsubscribeLink = null, unsubscribed = null } = readPreferences().posted ?? {};
    return { unsubscribeLink, unsubscribed };
  },
  component: Unsubscribe,
});

function Unsubscribe() {
  const words = useContent(unsubscribe);
  const { token } = Route.useSearch();
  const posted = Route.useLoaderData();
  const [outcome, setOutcome] = useState<UnsubscribeOutcome | null>(posted.unsubscribed);
  const head = <PageHead path="/unsubscribe" title={words.title} description={words.description} />;

  if (outcome?.state === "done")
    return (
      <>
        {head}
        <div tabIndex={-1} ref={focus} className="focus-target">
          <PageTitle title={words.done.title} lead={words.done.text}>
            {outcome.cancelMembership && <p>{words.done.membership}</p>}
          </PageTitle>
        </div>
        <div className="container page-end">
          <ButtonLink to="/">{words.done.home}</ButtonLink>
        </div>
      </>
    );
  const failed = outcome?.state === "failed" ? outcome : null;
  if (token && (!outcome || failed) && !posted.unsubscribeLink)
    return (
      <>
        {head}
        <FormPage title={words.confirm.title} lead={words.confirm.lead} aside={<Support />}>
          <FormCard className="stack">
            <h2 id="confirm">{words.confirm.heading}</h2>
            <p>{words.confirm.text}</p>
            <ConfirmForm
              token={token}
              labelledBy="confirm"
              failed={failed}
              onOutcome={setOutcome}
            />
          </FormCard>
        </FormPage>
      </>
    );
  return (
    <>
      {head}
      <FormPage title={words.title} lead={words.lead} aside={<StepList {...words.next} />}>
        {outcome?.state === "invalid" && (
          <Notice tone="error" role="alert">
            <strong>{words.invalid.title}</strong>
            <p>{words.invalid.text}</p>
          </Notice>
        )}
        <FormCard className="stack">
          <h2 id="get-link">{words.link.heading}</h2>
          <p>{words.link.text}</p>
          <AskForLinkForm labelledBy="get-link" posted={posted.unsubscribeLink} />
        </FormCard>
        <Support />
      </FormPage>
    </>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function Support() {
  const { phoneLabel, emailLabel, ...words } = useContent(unsubscribe).support;
  return <OtherWays className="stack" words={{ ...words, phone: phoneLabel, mail: emailLabel }} />;
}
