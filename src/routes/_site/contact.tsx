import { telephone } from "#domain/site/site.ts";
import { createFileRoute } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Clock from "lucide-react/icons/clock";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { PageHead } from "#components/layout/page-head.tsx";
import { PageTitle } from "#components/layout/page-title.tsx";
import { Card } from "#components/ui/card.tsx";
import { contact } from "#content/contact.ts";
import { ContactForm } from "#features/contact/contact-form.tsx";
import { OpenHours } from "#features/contact/open-hours.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import styles from "./contact.module.css";

export const Route = createFileRoute("/_site/contact")({
  validateSearch: ({ topic }: Record<string, unknown>): { topic?: "airport" } =>
    topic === "airport" ? { topic } : {},
  loader: () => readPreferences().posted?.message ?? null,
  component: Contact,
});

function Contact() {
  const words = useContent(contact);
  const { topic } = Route.useSearch();
  const { details, form } = words;
  const { company } = useSiteContext().site;
  return (
    <>
      <PageHead path="/contact" title={words.title} description={words.description} />
      <PageTitle title={words.title} lead={words.lead} />
      <div className={`container ${styles.page}`}>
        <Card tone="night" className={styles.details}>
          <h2>{details.heading}</h2>
          <p>{details.text}</p>
          <OpenHours urgent={details.urgent} />
          <dl className={styles.ways}>
            <Way icon={Phone} name={details.phone}>
              <OutwardLink href={telephone(company.phone)}>{company.phone}</OutwardLink>
            </Way>
            <Way icon={Mail} name={details.email}>
              <OutwardLink href={`mailto:${company.email}`}>{company.email}</OutwardLink>
            </Way>
            <Way icon={MapPin} name={details.address}>
              {company.legalName}, {company.address}
            </Way>
            <Way icon={Clock} name={details.hours}>
              {details.hoursText}
            </Way>
          </dl>
        </Card>
        <Card className={styles.write}>
          <h2 id="write-to-us">{form.heading}</h2>
          <p>{form.text}</p>
          <ContactForm
            labelledBy="write-to-us"
            posted={Route.useLoaderData()}
            message={topic === "airport" ? form.airportRequest : undefined}
          />
        </Card>
      </div>
    </>
  );
}

function Way({
  icon: Icon,
  name,
  children,
}: {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        <Icon size={22} aria-hidden />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
