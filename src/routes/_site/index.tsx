import { createFileRoute } from "@tanstack/react-router";
import { BookOpen, Landmark, type LucideIcon, Plane, ShieldCheck, Sofa, TicketCheck } from "lucide-react";
import { WindowSeat } from "../../components/art/window-seat.tsx";
import { OrganizationJsonLd } from "../../components/layout/organization-json-ld.tsx";
import { PageHead } from "../../components/layout/page-head.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { home } from "../../content/home.ts";
import { PricingSection } from "../../features/plans/pricing-section.tsx";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import styles from "./index.module.css";

export const Route = createFileRoute("/_site/")({
  staticData: { boot: "intent" },
  component: Home,
});

function Home() {
  const words = useContent(home);
  const { content, seo } = useVisitor().site;
  const { hero, whyChooseUs } = content;
  const { cards } = words.services;
  const services: [LucideIcon, { title: string; text: string }][] = [
    [Sofa, cards.concierge],
    [TicketCheck, { title: cards.fastTrack.title, text: cards.fastTrack.description }],
    [Plane, { title: cards.checkIn.title, text: cards.checkIn.description }],
    [ShieldCheck, cards.lounges],
    [Landmark, { title: cards.museums.title, text: cards.museums.description }],
    [BookOpen, cards.guides],
  ];
  return (
    <>
      <PageHead path="/" title={seo.defaultTitle} description={seo.defaultDescription} />
      <OrganizationJsonLd />
      <section className={styles.hero}>
        <div className={`container ${styles.heroGrid}`}>
          <div className={styles.heroText}>
            <h1 className={styles.heroTitle}>{hero.title}</h1>
            <p className={styles.heroLead}>{hero.subtitle}</p>
            <div className={styles.actions}>
              <ButtonLink to="/pre-checkout" variant="accent" size="l">
                {hero.cta}
              </ButtonLink>
              <ButtonLink to="/fast-track-form" variant="on-night" size="l">
                {words.hero.secondary}
              </ButtonLink>
            </div>
            <p className={styles.heroNote}>{words.hero.note}</p>
          </div>
          <WindowSeat className={styles.heroArt} />
        </div>
      </section>

      <section className={styles.block} aria-labelledby="effortless">
        <div className={`container ${styles.split}`}>
          <div className={styles.intro}>
            <h2 id="effortless">{words.effortless.title}</h2>
            <p className="lead">{words.effortless.text}</p>
          </div>
          <ol className={styles.steps}>
            {words.effortless.steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className={styles.block} aria-labelledby="services">
        <div className="container">
          <div className={styles.intro}>
            <h2 id="services">{words.services.title}</h2>
            <p className="lead">{words.services.lead}</p>
          </div>
          <ul className={styles.cards}>
            {services.map(([Icon, card]) => (
              <li key={card.title} className={styles.card}>
                <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className={styles.reasons} aria-labelledby="reasons">
        <div className={`container ${styles.split}`}>
          <h2 id="reasons">{whyChooseUs.title}</h2>
          <ul className={styles.reasonList}>
            {whyChooseUs.reasons.map((reason) => (
              <li key={reason.title}>
                <h3>{reason.title}</h3>
                <p>{reason.description}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <PricingSection
        title={words.pricing.title}
        lead={words.pricing.lead}
        action={words.pricing.choose}
        trial={words.pricing.trial}
        popular={words.pricing.popular}
      />

      <section className={styles.block} aria-labelledby="simplified">
        <div className={`container ${styles.centre}`}>
          <h2 id="simplified">{words.simplified.title}</h2>
          <p className="lead">{words.simplified.text}</p>
          <ButtonLink to="/pre-checkout" size="l">
            {words.simplified.cta}
          </ButtonLink>
        </div>
      </section>

      <section className={styles.saving} aria-labelledby="saving">
        <div className={`container ${styles.savingGrid}`}>
          <div>
            <h2 id="saving">{words.saving.title}</h2>
            <p>{words.saving.text}</p>
          </div>
          <ButtonLink to="/pre-checkout" variant="accent" size="l">
            {words.saving.cta}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
