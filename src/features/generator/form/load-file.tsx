import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { generator } from "#content/generator.ts";
import { wordsFor } from "#content/words-for.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import type { SiteConfigProblem } from "#lib/site-config/site-config-problems.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { ApiError } from "#lib/api/api-client.ts";
import { loadPart } from "#lib/api/load-part.ts";
import { showDone, showToast } from "#lib/api/toast.ts";
import { useFailureMessage } from "../generation/use-failure-message.ts";
import styles from "./load-file.module.css";

/** A huge file would freeze the page, so it is refused unread. */
const MAX_BYTES = 2 * 1024 * 1024;
const PROBLEMS_SHOWN = 8;

/** The file is parsed as data and never executed. */
export function LoadFile({
  icon,
  onLoad,
  disabled,
}: {
  icon: ReactNode;
  onLoad: (config: SiteConfig) => void;
  disabled: boolean;
}) {
  const { form, file: words, toasts } = useContent(generator);
  const explain = useFailureMessage();
  const { facts } = useSiteContext();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<SiteConfigProblem[]>([]);

  const load = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = "";
    const found =
      file.size > MAX_BYTES ? [{ at: file.name, message: words.tooLong }] : await loaded(file);
    setProblems(found);
    if (found.length > 0) showToast({ title: words.failed, tone: "error" });
  };

  const loaded = async (file: File): Promise<SiteConfigProblem[]> => {
    const part = loadPart(import("#lib/site-config/parse-site-config-file.ts"));
    const rules = await part.catch((error: ApiError) => error);
    if (rules instanceof ApiError) return [{ at: file.name, message: explain(rules) }];
    const { contradictions, parseSiteConfigFile, SiteConfigFileError } = rules;
    try {
      onLoad(parseSiteConfigFile(await file.text(), wordsFor(contradictions, facts)));
      showDone(toasts.loaded);
      return [];
    } catch (error) {
      if (error instanceof SiteConfigFileError) return error.problems;
      console.error(error);
      return [{ at: file.name, message: words.unreadable }];
    }
  };

  return (
    <div className={styles.load}>
      <Button variant="outline" disabled={disabled} onClick={() => input.current?.click()}>
        {icon} {form.load}
      </Button>
      <p className="note">{form.loadHint}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ts,.js,.mjs,.json,.json5,.txt"
        aria-label={form.load}
        onChange={(event) => void load(event)}
      />
      {problems.length > 0 && (
        <Notice tone="error" role="alert">
          <strong>{words.failed}</strong>
          <ul className={styles.problems}>
            {problems.slice(0, PROBLEMS_SHOWN).map(({ at, message }) => (
              <li key={`${at} ${message}`}>
                <code>{at}</code>: {message}
              </li>
            ))}
            {problems.length > PROBLEMS_SHOWN && <li>+ {problems.length - PROBLEMS_SHOWN}</li>}
          </ul>
        </Notice>
      )}
    </div>
  );
}
