import { shell } from "../../content/shell.ts";
import { useContent } from "../../lib/site-context.tsx";
import { LostContrail } from "../art/lost-contrail.tsx";
import { ButtonLink } from "../ui/button.tsx";
import styles from "./not-found.module.css";
import { NightSky } from "./night-sky.tsx";
import { PageHead } from "./page-head.tsx";

/** The page of a preview that has expired or never existed. */
export function PreviewExpired() {
  const { preview, notFound } = useContent(shell);
  return (
    <>
      <PageHead title={preview.gone.title} />
      <NightSky art={<LostContrail className={styles.art} />}>
        <h1>{preview.gone.title}</h1>
        <p className={styles.explanation}>{preview.gone.text}</p>
        <ButtonLink to="/" variant="accent">
          {notFound.home}
        </ButtonLink>
      </NightSky>
    </>
  );
}
