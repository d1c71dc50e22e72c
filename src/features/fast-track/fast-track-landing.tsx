import Gauge from "lucide-react/icons/gauge";
import Luggage from "lucide-react/icons/luggage";
import Smile from "lucide-react/icons/face-slightly-smiling";
import { Scene } from "#components/art/scenes.tsx";
import { RouteGlobe } from "#components/art/route-globe.tsx";
import { PageHead } from "#components/layout/page-head.tsx";
import { BenefitList } from "#components/sections/benefit-list.tsx";
import { CallToAction } from "#components/sections/call-to-action.tsx";
import { Hero } from "#components/sections/hero.tsx";
import { Section } from "#components/sections/section.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { fastTrack } from "#content/fast-track.ts";
import type { AirportCode } from "#domain/airports/airports.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { AirportBoard } from "./airport-board.tsx";
import { FarePass } from "./fare-pass.tsx";
import { PassJsonLd } from "./pass-json-ld.tsx";
import styles from "./fast-track-landing.module.css";
import { useAirportLight } from "./use-airport-light.ts";
import { useRestoredChoice } from "./use-restored-choice.ts";

export function FastTrackLanding({ airports }: { airports: readonly AirportCode[] }) {
  const words = useContent(fastTrack);
  const { hero, benefits, premium, availability, trial } = words;
  const { light, onAirport } = useAirportLight();
  useRestoredChoice();
  const [name, dash, from] = hero.title.split(/( [-–] )/);
  return (
    <>
      {/* One canonical path makes both variants the same page for search engines. */}
      <PageHead path="/fast-track" title={words.title} description={words.description} />
      <PassJsonLd />
      <Hero
        size="xl"
        title={
          <>
            {name}
            <span className={styles.dash}>{dash}</span>
            <span className={styles.from}>
              {from} <span className={styles.price}>{hero.price}</span>
            </span>
          </>
        }
        lead={hero.lead}
        note={hero.note}
        light={light}
      >
        <FarePass airports={airports} onAirport={onAirport} />
      </Hero>

      <Section id="benefits" title={benefits.title}>
        <BenefitList
          columns={3}
          benefits={[
            { icon: Gauge, ...benefits.cards.speedy },
            { icon: Smile, ...benefits.cards.smooth },
            { icon: Luggage, ...benefits.cards.convenient },
          ]}
        />
      </Section>

      <section className={styles.premium} aria-labelledby="premium-title">
        <Scene of="lane" className={styles.lane} />
        <div className={`container ${styles.text}`}>
          <h2 id="premium-title" className="section-title">
            {premium.title}
          </h2>
          {premium.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <Section
        id="availability"
        title={availability.title}
        lead={availability.text}
        tone="night"
        layout="split"
        aside={
          <>
            <AirportBoard airports={airports} label={availability.board} />
            <ButtonLink to="/fast-track-form" variant="accent" size="l">
              {availability.bookNow}
            </ButtonLink>
          </>
        }
      >
        <RouteGlobe className={styles.globe} />
      </Section>

      <CallToAction title={trial.title} text={trial.text}>
        <ButtonLink to="/pre-checkout" variant="outline" size="l">
          {trial.cta}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
