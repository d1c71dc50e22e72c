import { telephone } from "#domain/site/site.ts";
import { createFileRoute } from "@tanstack/react-router";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Scene, ServicePicture } from "#components/art/scenes.tsx";
import { PageHead } from "#components/layout/page-head.tsx";
import { CallToAction } from "#components/sections/call-to-action.tsx";
import { Exchange } from "#components/sections/exchange.tsx";
import { Hero } from "#components/sections/hero.tsx";
import { RouteIndex } from "#components/sections/route-index.tsx";
import { Section } from "#components/sections/section.tsx";
import { ServicePanel } from "#components/sections/service-panel.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { useHashTab } from "#components/ui/use-hash-tab.ts";
import { services } from "#content/services.ts";
import { GotQuestionsForm } from "#features/contact/got-questions-form.tsx";
import { OpenHours } from "#features/contact/open-hours.tsx";
import { PricingRow } from "#features/plans/pricing-row.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import styles from "./services.module.css";

export const Route = createFileRoute("/_site/services")({
  loader: () => readPreferences().posted?.message ?? null,
  component: Services,
});

const SERVICES = [
  "subscription",
  "fast-track",
  "ticketline",
  "ebooks",
  "concierge",
  "checkin",
] as const;

const ART: Record<(typeof SERVICES)[number], ReactNode> = {
  subscription: <ServicePicture of="lounges" />,
  "fast-track": <ServicePicture of="fastTrack" />,
  ticketline: <ServicePicture of="museums" />,
  ebooks: <ServicePicture of="guides" />,
  concierge: <ServicePicture of="concierge" />,
  checkin: <ServicePicture of="checkIn" />,
};

function Services() {
  const words = useContent(services);
  const { company } = useSiteContext().site;
  const [service, selectService] = useHashTab(SERVICES);
  const { hero, tour, concierge, hub, support, pricing, closing } = words;
  return (
    <>
      <PageHead path="/services" title={words.title} description={words.description} />
      <Hero
        title={hero.title}
        lead={hero.lead}
        note={hero.note}
        scene={<Scene of="doorToGate" />}
        actions={
          <ButtonLink to="/pre-checkout" variant="accent" size="l">
            {hero.cta}
          </ButtonLink>
        }
      >
        <RouteIndex
          label={hero.route}
          stops={SERVICES.map((hash) => ({
            hash,
            name: tour.services[hash].label,
            text: tour.services[hash].title,
          }))}
        />
      </Hero>

      <Section id="tour" title={tour.title}>
        <Tabs
          label={tour.label}
          anchors
          heading="h3"
          value={service}
          onChange={selectService}
          tabs={SERVICES.map((value) => {
            const { label, ...panel } = tour.services[value];
            return {
              value,
              label,
              content: (
                <ServicePanel art={ART[value]} {...panel} actions={<WayOn service={value} />} />
              ),
            };
          })}
        />
      </Section>

      <Section
        id="your-concierge"
        title={concierge.title}
        lead={concierge.text}
        tone="night"
        layout="split"
      >
        <Exchange questions={concierge.requests} answer={concierge.answer} />
      </Section>

      <Section id="hub" title={hub.title} lead={hub.text}>
        <ol className={styles.hub}>
          {hub.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section
        id="support"
        title={support.title}
        lead={support.text}
        layout="split"
        aside={<OpenHours urgent={support.urgent} />}
      >
        <ul className={styles.lines}>
          <li>
            <Phone size={22} aria-hidden />
            <span>{support.call}</span>
            <OutwardLink href={telephone(company.phone)}>{company.phone}</OutwardLink>
          </li>
          <li>
            <Mail size={22} aria-hidden />
            <span>{support.write}</span>
            <OutwardLink href={`mailto:${company.email}`}>{company.email}</OutwardLink>
          </li>
        </ul>
      </Section>

      <PricingRow title={pricing.title} action={pricing.action} compare={tour.ways.compare} />

      <div className={`container ${styles.questions}`}>
        <GotQuestionsForm posted={Route.useLoaderData()} />
      </div>

      <CallToAction title={closing.title} text={closing.text}>
        <ButtonLink to="/pre-checkout" variant="accent" size="l">
          {closing.cta}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function WayOn({ service }: { service: (typeof SERVICES)[number] }) {
  const { ways } = useContent(services).tour;
  if (service === "fast-track")
    return (
      <>
        <ButtonLink to="/fast-track-form" variant="accent" size="l">
          {ways.book}
        </ButtonLink>
        <ButtonLink to="/fast-track" variant="outline" size="l">
          {ways.fastTrack}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink to="/pre-checkout" variant="accent" size="l">
        {ways.plan}
      </ButtonLink>
      <ButtonLink to="/" hash="pricing" variant="outline" size="l">
        {ways.compare}
      </ButtonLink>
    </>
  );
}
