import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Card } from "../ui/card.tsx";
import { OutwardLink } from "../ui/outward-link.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { telephone } from "#domain/site/site.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./form-card.module.css";

interface FormCardProps {
  tone?: "quiet";
  className: "stack" | "stack-l";
  children: ReactNode;
}

export function FormCard({ tone, className, children }: FormCardProps) {
  return (
    <Card tone={tone} className={`${styles.card} ${className}`}>
      {children}
    </Card>
  );
}

interface OtherWaysProps extends Pick<FormCardProps, "className"> {
  words: { heading: string; text: string; phone: string; mail: string; more: string };
}

export function OtherWays({ words, className }: OtherWaysProps) {
  const { company } = useSiteContext().site;
  return (
    <FormCard tone="quiet" className={className}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <ul className={styles.ways}>
        <li>
          <OutwardLink href={telephone(company.phone)}>
            <Phone size={20} aria-hidden />
            {words.phone}
          </OutwardLink>
        </li>
        <li>
          <OutwardLink href={`mailto:${company.email}`}>
            <Mail size={20} aria-hidden />
            {words.mail}
          </OutwardLink>
        </li>
      </ul>
      <p className={styles.more}>
        <RichText>{words.more}</RichText>
      </p>
    </FormCard>
  );
}
