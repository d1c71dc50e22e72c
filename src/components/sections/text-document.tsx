import type { ReactNode } from "react";
import type { TextDocument as Content } from "#content/schema.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { PageTitle } from "../layout/page-title.tsx";
import { TextBlocks } from "./text-blocks.tsx";
import styles from "./text-document.module.css";

interface Part {
  id: string;
  heading: string;
}

interface TextDocumentProps {
  document: Content;
  /** For documents whose text refers to section numbers. */
  numbered?: boolean;
  /** Parts before and after the sections, listed in the contents too. */
  before?: Part & { content: ReactNode };
  after?: Part & { content: ReactNode };
}

/** On wide screens the contents stay in view. */
export function TextDocument({ document, numbered, before, after }: TextDocumentProps) {
  const { facts } = useSiteContext();
  const sections = document.sections.map((section, index) => ({
    ...section,
    number: numbered ? index + 1 : undefined,
  }));
  const entries: (Part & { number?: number })[] = [
    ...(before ? [before] : []),
    ...sections,
    ...(after ? [after] : []),
  ];
  const contents = (
    <ol className={styles.entries}>
      {entries.map(({ id, heading, number }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {numbered && <span className={styles.entryNumber}>{number}</span>}
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <article className="page-end">
      <PageTitle title={document.title}>
        <p className="soft">
          {document.updatedLabel}{" "}
          <time dateTime={document.updated}>{facts.date(document.updated)}</time>
        </p>
      </PageTitle>
      <div className={`container ${styles.layout}`}>
        <nav className={styles.beside} aria-label={document.contentsLabel}>
          <p className={styles.contentsLabel}>{document.contentsLabel}</p>
          {contents}
        </nav>
        <details className={styles.above}>
          <summary>{document.contentsLabel}</summary>
          <nav aria-label={document.contentsLabel}>{contents}</nav>
        </details>
        <div className={styles.text}>
          <div className={styles.intro}>
            <TextBlocks blocks={document.intro} label={document.title} />
          </div>
          {before && <Section {...before}>{before.content}</Section>}
          {sections.map(({ id, heading, blocks, number }) => (
            <Section key={id} id={id} heading={heading} number={number}>
              <TextBlocks blocks={blocks} label={heading} />
            </Section>
          ))}
          {after && <Section {...after}>{after.content}</Section>}
        </div>
      </div>
    </article>
  );
}

function Section({
  id,
  heading,
  number,
  children,
}: Part & { number?: number; children: ReactNode }) {
  return (
    // Without a label it is no landmark; headings lead here.
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>
        {number !== undefined && <span className={styles.number}>{number}. </span>}
        {heading}
      </h2>
      {children}
    </section>
  );
}
