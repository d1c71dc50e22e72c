import { createFileRoute } from "@tanstack/react-router";
import BookOpenCheck from "lucide-react/icons/book-open-check";
import Clock from "lucide-react/icons/clock";
import Globe from "lucide-react/icons/globe";
import Repeat from "lucide-react/icons/repeat";
import Smartphone from "lucide-react/icons/smartphone";
import Ticket from "lucide-react/icons/ticket";
import { type ReactNode, useState } from "react";
import { ServicePicture } from "#components/art/scenes.tsx";
import { PageHead } from "#components/layout/page-head.tsx";
import { BenefitList } from "#components/sections/benefit-list.tsx";
import { Card } from "#components/ui/card.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { preCheckout } from "#content/pre-checkout.ts";
import { planFromQuery } from "#domain/money/plans.ts";
import { TRIAL_SERVICES, type TrialService } from "#domain/site/trial-link.ts";
import { TrialForm } from "#features/plans/trial-form.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./pre-checkout.module.css";

export const Route = createFileRoute("/_site/pre-checkout")({
  // Unchecked, or the router would rewrite the URL of a changed query. planFromQuery checks it.
  validateSearch: (search: Record<string, unknown>): { plan?: unknown } => search,
  component: PreCheckout,
});

const ART: Record<TrialService, ReactNode> = {
  "fast-track": <ServicePicture of="fastTrack" className={styles.picture} />,
  "check-in": <ServicePicture of="checkIn" className={styles.picture} />,
};

const ICONS = {
  "fast-track": [Clock, Globe, Ticket, Smartphone],
  "check-in": [Clock, BookOpenCheck, Smartphone, Repeat],
} as const;

function PreCheckout() {
  const words = useContent(preCheckout);
  const plan = planFromQuery(Route.useSearch().plan);
  const [service, setService] = useState<TrialService>("fast-track");
  return (
    <>
      <PageHead path="/pre-checkout" title={words.title} description={words.description} />
      <div className={`container ${styles.page}`}>
        <div className={styles.intro}>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <Card className={styles.choice}>
          <TrialForm key={plan} service={service} initialPlan={plan} />
        </Card>
        <div className={styles.services}>
          <Tabs
            label={words.servicesLabel}
            value={service}
            onChange={(value) => setService(value as TrialService)}
            tabs={TRIAL_SERVICES.map((value) => {
              const { label, text, benefits } = words.services[value];
              return {
                value,
                label,
                content: (
                  <div className="stack">
                    <div className={styles.service}>
                      {ART[value]}
                      <p className={styles.text}>{text}</p>
                    </div>
                    <BenefitList
                      heading="h2"
                      columns={2}
                      benefits={benefits.map((benefit, index) => ({
                        ...benefit,
                        icon: ICONS[value][index] ?? Ticket,
                      }))}
                    />
                  </div>
                ),
              };
            })}
          />
        </div>
      </div>
    </>
  );
}
