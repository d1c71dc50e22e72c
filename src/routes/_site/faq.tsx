import { telephone } from "#domain/site/site.ts";
import { createFileRoute } from "@tanstack/react-router";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { JsonLd, PageHead } from "#components/layout/page-head.tsx";
import { PageTitle } from "#components/layout/page-title.tsx";
import { plainText, RichText } from "#components/ui/rich-text.tsx";
import { faq } from "#content/faq.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import styles from "./faq.module.css";

export const Route = createFileRoute("/_site/faq")({
  component: Faq,
});

function Faq() {
  const words = useContent(faq);
  const { company } = useSiteContext().site;
  const { title, text, phoneLabel, emailLabel } = words.stillQuestions;
  return (
    <>
      <PageHead path="/faq" title={words.title} description={words.description} />
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: words.entries.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
          })),
        }}
      />
      <PageTitle title={words.title} lead={words.intro} />
      <div className={`container ${styles.page}`}>
        <ul>
          {words.entries.map(({ id, question, answer }) => (
            <li key={id} id={id} className={styles.entry}>
              <h2>{question}</h2>
              <p>
                <RichText>{answer}</RichText>
              </p>
            </li>
          ))}
        </ul>
        <aside className={styles.more} aria-labelledby="still-questions">
          <div>
            <h2 id="still-questions">{title}</h2>
            <p>
              <RichText>{text}</RichText>
            </p>
          </div>
          <ul className={styles.ways}>
            <li>
              <OutwardLink href={telephone(company.phone)}>
                <Phone size={20} aria-hidden />
                {phoneLabel}
              </OutwardLink>
            </li>
            <li>
              <OutwardLink href={`mailto:${company.email}`}>
                <Mail size={20} aria-hidden />
                {emailLabel}
              </OutwardLink>
            </li>
          </ul>
        </aside>
      </div>
    </>
  );
}
