import Check from "lucide-react/icons/check";
import { useEffect, useRef } from "react";
import { ServicePicture } from "#components/art/scenes.tsx";
import { WindowSeat } from "#components/art/window-seat.tsx";
import { isLettering, LogoSign } from "#components/layout/logo.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Facts } from "#content/facts.ts";
import { sitePreview } from "#content/site-preview.ts";
import { planPriceMinor } from "#domain/money/plans.ts";
import styles from "./site-preview.module.css";

interface SitePreviewProps {
  facts: Facts;
  word: (path: string) => string | undefined;
  isEditable: boolean;
  onPath: (path: string) => void;
}

const SERVICES = ["fastTrack", "checkIn", "museums"] as const;

export function SitePreview({ facts, word, isEditable, onPath }: SitePreviewProps) {
  const page = useRef<HTMLDivElement>(null);
  const { site } = facts;
  const messages = sitePreview[facts.language];
  const text = (path: string, className?: string) => (
    <Word path={path} text={word(path)} className={className} />
  );

  useEffect(() => {
    const element = page.current;
    if (!element || !isEditable) return;
    const choose = ({ target }: MouseEvent) => {
      const path =
        target instanceof Element
          ? target.closest<HTMLElement>("[data-path]")?.dataset.path
          : undefined;
      if (path) onPath(path);
    };
    element.addEventListener("click", choose);
    return () => element.removeEventListener("click", choose);
  }, [isEditable, onPath]);

  return (
    <div className={styles.frame}>
      <div ref={page} className={styles.page} data-editable={isEditable || undefined}>
        <div className={styles.header} data-scheme="night">
          <span className={styles.logo}>
            <LogoSign site={site} />
            <span className={isLettering(site) ? "visually-hidden" : styles.name}>
              {site.company.name}
            </span>
          </span>
          <span className={styles.menu} aria-hidden />
        </div>
        <div className={styles.hero} data-scheme="night">
          <div className={styles.opening}>
            {text("hero.title", styles.promise)}
            {text("hero.subtitle", styles.lead)}
            <span className={styles.button}>{text("hero.cta")}</span>
          </div>
          <WindowSeat className={styles.seat} />
        </div>
        <div className={styles.services}>
          <p className={styles.heading}>{messages.services}</p>
          <div className={styles.cards}>
            {SERVICES.map((key) => (
              <div key={key} className={styles.card}>
                <ServicePicture of={key} site={site} />
                {text(`services.${key}.title`, styles.cardTitle)}
                {text(`services.${key}.description`, styles.soft)}
              </div>
            ))}
          </div>
        </div>
        <div className={styles.reasons} data-scheme="night">
          {text("whyChooseUs.title", styles.heading)}
          {site.content.whyChooseUs.reasons.map((_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the index identifies a reason
            <div key={index} className={styles.reason}>
              <span className={styles.sign}>
                <Check size="1.25em" strokeWidth={2.5} aria-hidden />
              </span>
              {text(`whyChooseUs.reasons.${index}.title`, styles.reasonTitle)}
              {text(`whyChooseUs.reasons.${index}.description`, styles.soft)}
            </div>
          ))}
        </div>
        <div className={styles.plans}>
          <p className={styles.heading}>{messages.plans}</p>
          {site.pricing.plans.map((plan) => (
            <div
              key={plan.id}
              className={styles.plan}
              data-plan={plan.id}
              data-scheme={plan.id === "premium" ? "night" : undefined}
            >
              <p className={styles.cardTitle}>{plan.name}</p>
              <p className={styles.price}>{facts.money(planPriceMinor(plan))}</p>
              <p>{facts.billingEvery}</p>
              <ul>
                {plan.features.map((feature) => (
                  <li key={feature}>
                    <Check aria-hidden /> {feature}
                  </li>
                ))}
              </ul>
              <span className={classNames(styles.button, plan.id !== "premium" && styles.outline)}>
                {messages.choose(plan.name)}
              </span>
            </div>
          ))}
        </div>
        <div className={styles.footer}>
          <p>{site.company.legalName}</p>
          <p>{site.company.address}</p>
          <p>{site.company.email}</p>
          <p>{site.company.phone}</p>
        </div>
      </div>
    </div>
  );
}

function Word({
  path,
  text,
  className,
}: {
  path: string;
  text: string | undefined;
  className?: string | undefined;
}) {
  const isWaiting = text === undefined || text === "";
  return (
    <p
      data-path={path}
      className={classNames(className, styles.word)}
      data-waiting={isWaiting || undefined}
    >
      {isWaiting ? <span aria-hidden>{"\u00a0"}</span> : text}
    </p>
  );
}
