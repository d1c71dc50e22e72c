import { previewExpired } from "#content/preview-expired.ts";
import { shell } from "#content/shell.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { ButtonLink } from "../ui/button.tsx";
import styles from "./not-found.module.css";
import { NightSky } from "./not-found.tsx";
import { PageHead } from "./page-head.tsx";
import { Flight } from "../art/flight.tsx";

export function PreviewExpired() {
  const words = useContent(previewExpired);
  const { notFound } = useContent(shell);
  return (
    <>
      <PageHead title={words.title} />
      <NightSky art={<LostContrail className={styles.art} />}>
        <h1>{words.title}</h1>
        <p className={styles.explanation}>{words.text}</p>
        <ButtonLink to="/" variant="on-night" size="l">
          {notFound.home}
        </ButtonLink>
      </NightSky>
    </>
  );
}

function LostContrail({ className }: { className?: string }) {
  return (
    <Flight
      hour="dawn"
      path="M40 206c110 0 190-30 246-80 44-38 58-90 18-102-38-12-64 30-42 70 30 54 134 58 214 16"
      plane={{ x: 484, y: 104, turn: 18 }}
      className={className}
    />
  );
}
