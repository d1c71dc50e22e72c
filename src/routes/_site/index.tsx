import { createFileRoute } from "@tanstack/react-router";
import { Scene, ServicePicture } from "#components/art/scenes.tsx";
import { RouteGlobe } from "#components/art/route-globe.tsx";
import { WindowSeat } from "#components/art/window-seat.tsx";
import { OrganizationJsonLd } from "#components/layout/organization-json-ld.tsx";
import { PageHead } from "#components/layout/page-head.tsx";
import { Exchange } from "#components/sections/exchange.tsx";
import { Hero } from "#components/sections/hero.tsx";
import { Journey } from "#components/sections/journey.tsx";
import { Mosaic } from "#components/sections/mosaic.tsx";
import { ProofLine } from "#components/sections/proof-line.tsx";
import { ReasonList } from "#components/sections/reason-list.tsx";
import { Section } from "#components/sections/section.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { home } from "#content/home.ts";
import { OpenHours } from "#features/contact/open-hours.tsx";
import { BookingStrip } from "#features/fast-track/booking-strip.tsx";
import { useAirportLight } from "#features/fast-track/use-airport-light.ts";
import { useRestoredChoice } from "#features/fast-track/use-restored-choice.ts";
import { PricingSection } from "#features/plans/pricing-section.tsx";
import { SavingSection } from "#features/plans/saving-section.tsx";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./index.module.css";

export const Route = createFileRoute("/_site/")({
  component: Home,
});

/** The light of the sections goes from dawn to night (docs/decisions/0045). */
function Home() {
  const words = useContent(home);
  const { content, seo } = useSiteContext().site;
  const { hero, whyChooseUs } = content;
  const { cards } = words.services;
  const { light, onAirport } = useAirportLight();
  useRestoredChoice();
  return (
    <>
      <PageHead path="/" title={seo.defaultTitle} description={seo.defaultDescription} />
      <OrganizationJsonLd />
      <Hero
        // A longer title would take three lines, and push the ticket out of the first screen.
        size={hero.title.length < 25 ? "xl" : "l"}
        title={hero.title}
        lead={hero.subtitle}
        note={words.hero.note}
        actions={
          <ButtonLink to="/pre-checkout" variant="accent" size="l">
            {hero.cta}
          </ButtonLink>
        }
        start={<BookingStrip onAirport={onAirport} />}
      >
        <WindowSeat className={styles.art} light={light} />
      </Hero>
      <ProofLine title={words.proof.title} facts={words.proof.facts} />

      <Section id="effortless" title={words.effortless.title} lead={words.effortless.text}>
        <Journey scene={<Scene of="terminal" />} steps={words.effortless.steps} />
      </Section>

      <Section id="services" title={words.services.title} tone="sand">
        <Mosaic
          items={[
            { hash: "concierge", picture: <ServicePicture of="concierge" />, ...cards.concierge },
            {
              hash: "fast-track",
              picture: <ServicePicture of="fastTrack" />,
              title: cards.fastTrack.title,
              text: cards.fastTrack.description,
            },
            {
              hash: "checkin",
              picture: <ServicePicture of="checkIn" />,
              title: cards.checkIn.title,
              text: cards.checkIn.description,
            },
            { hash: "subscription", picture: <ServicePicture of="lounges" />, ...cards.lounges },
            {
              hash: "ticketline",
              picture: <ServicePicture of="museums" />,
              title: cards.museums.title,
              text: cards.museums.description,
            },
            { hash: "ebooks", picture: <ServicePicture of="guides" />, ...cards.guides },
          ]}
        />
      </Section>

      <Section id="reasons" title={whyChooseUs.title}>
        <ReasonList
          rows={whyChooseUs.reasons.map(({ title, description }) => ({ title, text: description }))}
        />
      </Section>

      <PricingSection
        title={words.pricing.title}
        lead={words.pricing.lead}
        action={words.pricing.choose}
      />

      <Section
        id="simplified"
        title={words.simplified.title}
        lead={words.simplified.text}
        tone="night"
        layout="split"
        aside={
          <>
            <Exchange questions={[words.simplified.question]} answer={words.simplified.answer} />
            <OpenHours urgent={words.simplified.urgent} />
            <ButtonLink to="/pre-checkout" variant="on-night" size="l">
              {words.simplified.cta}
            </ButtonLink>
          </>
        }
      >
        <RouteGlobe className={styles.globe} />
      </Section>

      <SavingSection />
    </>
  );
}
