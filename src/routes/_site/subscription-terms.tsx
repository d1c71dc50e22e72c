import { createFileRoute, Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import BookOpen from "lucide-react/icons/book-open";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import Sofa from "lucide-react/icons/sofa";
import TicketCheck from "lucide-react/icons/ticket-check";
import { PageHead } from "#components/layout/page-head.tsx";
import { TextDocument } from "#components/sections/text-document.tsx";
import type { SubscriptionTerms as Words } from "#content/legal/subscription-terms.en.ts";
import { subscriptionTerms } from "#content/legal/subscription-terms.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import styles from "./subscription-terms.module.css";

export const Route = createFileRoute("/_site/subscription-terms")({
  component: SubscriptionTerms,
});

/** In the order of the benefits: Fast Tracks, check-ins, eBooks, lounges. */
const ICONS: LucideIcon[] = [TicketCheck, PlaneTakeoff, BookOpen, Sofa];

function SubscriptionTerms() {
  const words = useContent(subscriptionTerms);
  return (
    <>
      <PageHead path="/subscription-terms" title={words.title} description={words.description} />
      <TextDocument
        document={words}
        before={{
          id: "benefits",
          heading: words.benefitsHeading,
          content: <Benefits benefits={words.benefits} />,
        }}
        after={{
          id: "cancel",
          heading: words.contactsHeading,
          content: <Contacts messages={words} />,
        }}
      />
    </>
  );
}

function Benefits({ benefits }: Pick<Words, "benefits">) {
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ title, text }, index) => {
        const Icon = ICONS[index] ?? TicketCheck;
        return (
          <li key={title}>
            <Icon size={26} strokeWidth={1.5} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

function Contacts({ messages: { contactsIntro, contacts } }: { messages: Words }) {
  return (
    <>
      <p className={styles.intro}>{contactsIntro}</p>
      <ul className={styles.contacts}>
        {contacts.map(({ title, text, label, href }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {href === "/unsubscribe" ? (
              <Link to={href}>{label}</Link>
            ) : (
              <OutwardLink href={href}>{label}</OutwardLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
