import { useEffect, useState } from "react";
import { shell } from "#content/shell.ts";
import { languageHref } from "#domain/language-path.ts";
import { isLoadFailure, isServerThere, reloadOnce } from "#lib/api/load-failure.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { Button } from "../ui/button.tsx";
import { NightSky } from "./not-found.tsx";
import styles from "./not-found.module.css";
import { PageHead } from "./page-head.tsx";

const ASK_AGAIN_MS = 3_000;

/** Shows no cause: only the log may hold it (docs/product/pages.md). */
export function UnexpectedError({ error }: { error: unknown }) {
  const { unexpectedError, serverGone } = useContent(shell);
  const { site, language, preview } = useSiteContext();
  const state = useReload(isLoadFailure(error));
  if (state === "reloading") return <div aria-busy="true" />;
  const messages = state === "waiting" ? serverGone : unexpectedError;
  return (
    <>
      <PageHead title={messages.title} />
      <NightSky role="alert">
        <p>{site.company.name}</p>
        <h1>{messages.title}</h1>
        <p className={styles.explanation}>{messages.text}</p>
        {state === "broken" && (
          <div className={styles.ways}>
            <Button variant="on-night" onClick={() => location.reload()}>
              {unexpectedError.reload}
            </Button>
            <a href={languageHref("/", "", language, preview?.base)}>{unexpectedError.home}</a>
          </div>
        )}
      </NightSky>
    </>
  );
}

/** Reloads the page if a part is missing, as after a deployment. "broken" means that it failed, or another error. */
function useReload(isMissing: boolean): "reloading" | "waiting" | "broken" {
  const [state, setState] = useState<"reloading" | "waiting" | "broken">(
    isMissing ? "reloading" : "broken",
  );
  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const ask = async () => {
      const isThere = await isServerThere();
      if (left) return;
      if (!isThere) {
        setState("waiting");
        timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
      } else if (!reloadOnce()) setState("broken");
    };
    void ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isMissing]);
  return state;
}
