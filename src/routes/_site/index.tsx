import { createFileRoute } from "@tanstack/react-router";
import { BellWindow, GuideWindow, LaneWindow, LoungeWindow, MuseumWindow, PassWindow } from "../../components/art/cabin-windows.tsx";
import { Takeoff } from "../../components/art/takeoff.tsx";
import { WindowSeat } from "../../components/art/window-seat.tsx";
import { OrganizationJsonLd } from "../../components/layout/organization-json-ld.tsx";
import { PageHead } from "../../components/layout/page-head.tsx";
import { ReasonList } from "../../components/sections/reason-list.tsx";
import { CallToAction } from "../../components/sections/call-to-action.tsx";
import { Hero } from "../../components/sections/hero.tsx";
import { Section } from "../../components/sections/section.tsx";
import { FeatureGrid } from "../../components/sections/feature-grid.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { home } from "../../content/home.ts";
import { PricingSection } from "../../features/plans/pricing-section.tsx";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import styles from "./index.module.css";

export const Route = createFileRoute("/_site/")({
  staticData: { hydration: "intent" },
  component: Home,
});

function Home() {
  const messages = useContent(home);
  const { content, seo } = useSiteContext().site;
  const { hero, whyChooseUs } = content;
  const { cards } = messages.services;
  return (
    <>
      <PageHead path="/" title={seo.defaultTitle} description={seo.defaultDescription} />
      <OrganizationJsonLd />
      <Hero
        size="xl"
        title={hero.title}
        lead={hero.subtitle}
        note={messages.hero.note}
        actions={
          <>
            <ButtonLink to="/pre-checkout" variant="accent" size="l">
              {hero.cta}
            </ButtonLink>
            <ButtonLink to="/fast-track-form" variant="on-night" size="l">
              {messages.hero.secondary}
            </ButtonLink>
          </>
        }
      >
        <WindowSeat className={styles.art} />
      </Hero>

      <Section id="effortless" title={messages.effortless.title} lead={messages.effortless.text} layout="split">
        <ol className={styles.steps}>
          {messages.effortless.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <Section id="services" title={messages.services.title} lead={messages.services.lead} tone="sand">
        <FeatureGrid
          items={[
            { window: <BellWindow />, ...cards.concierge },
            { window: <LaneWindow />, title: cards.fastTrack.title, text: cards.fastTrack.description },
            { window: <PassWindow />, title: cards.checkIn.title, text: cards.checkIn.description },
            { window: <LoungeWindow />, ...cards.lounges },
            { window: <MuseumWindow />, title: cards.museums.title, text: cards.museums.description },
            { window: <GuideWindow />, ...cards.guides },
          ]}
        />
      </Section>

      <Section id="reasons" title={whyChooseUs.title} tone="night">
        <ReasonList rows={whyChooseUs.reasons.map(({ title, description }) => ({ title, text: description }))} />
      </Section>

      <PricingSection
        title={messages.pricing.title}
        lead={messages.pricing.lead}
        action={messages.pricing.choose}
        trial={messages.pricing.trial}
        badge={messages.pricing.badge}
      />

      <section className={styles.simplified} aria-labelledby="simplified">
        <div className={`container ${styles.centre}`}>
          <Takeoff className={styles.takeoff} />
          <h2 id="simplified">{messages.simplified.title}</h2>
          <p className="lead">{messages.simplified.text}</p>
          <ButtonLink to="/pre-checkout" size="l">
            {messages.simplified.cta}
          </ButtonLink>
        </div>
      </section>

      <CallToAction title={messages.saving.title} text={messages.saving.text}>
        <ButtonLink to="/pre-checkout" variant="accent" size="l">
          {messages.saving.cta}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
