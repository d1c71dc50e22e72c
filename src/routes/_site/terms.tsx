import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { TextDocument } from "#components/sections/text-document.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { terms } from "#content/legal/terms.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { OutwardLink } from "#components/ui/outward-link.tsx";
import styles from "./terms.module.css";

export const Route = createFileRoute("/_site/terms")({
  component: Terms,
});

function Terms() {
  const words = useContent(terms);
  const { email } = useSiteContext().site.company;
  const { heading, intro, lines, sendByMail } = words.cancellationForm;
  const body = encodeURIComponent(lines.join("\r\n\r\n"));
  const mail = `mailto:${email}?subject=${encodeURIComponent(heading)}&body=${body}`;
  const form = (
    <>
      <p className={styles.intro}>
        <RichText>{intro}</RichText>
      </p>
      <div className={styles.form}>
        {lines.map((line, index) => (
          <p key={line} className={index > 0 && line.endsWith(":") ? styles.blank : undefined}>
            {line}
          </p>
        ))}
      </div>
      <p>
        <OutwardLink href={mail}>{sendByMail}</OutwardLink>
      </p>
    </>
  );
  return (
    <>
      <PageHead path="/terms" title={words.title} description={words.description} />
      <TextDocument
        document={words}
        numbered
        after={{ id: "cancellation-form", heading, content: form }}
      />
    </>
  );
}
