import Download from "lucide-react/icons/download";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { contradictions } from "#content/contradictions.ts";
import { generatorResult } from "#content/generator-result.ts";
import { generator } from "#content/generator.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import type { Language } from "#domain/language.ts";
import { saveFile } from "#lib/browser/copy-and-download.ts";
import { checkSiteConfig } from "#lib/site-config/check-site-config.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { showDone } from "#lib/api/toast.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import { Defaults, DetailsEditor, useFieldsAt } from "./details-editor.tsx";
import { LivePreview } from "./live-preview.tsx";
import styles from "./result.module.css";
import { WordEditor } from "./word-editor.tsx";

interface ResultProps {
  workspace: OpenWorkspace;
  language: Language;
  onLanguage: (language: Language) => void;
  onClear: () => void;
  resultCount: number;
}

export default function Result({
  workspace,
  language,
  onLanguage,
  onClear,
  resultCount,
}: ResultProps) {
  const { form, toasts } = useContent(generator);
  const words = useContent(generatorResult);
  const { config, issues, generated } = workspace;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (resultCount === 0) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [resultCount]);

  const { problems } = checkSiteConfig(config, useContent(contradictions));
  const isReady = problems.length === 0 && Object.keys(issues).length === 0;
  const fieldsAt = useFieldsAt();
  const nameOf = (at: string) =>
    fieldsAt(at)
      .map(([, label]) => label)
      .join(", ") || at;
  const waiting = Object.keys(generated?.unusable ?? {}).length;
  const hasNewName = generated?.writtenFor !== config.company.name;

  const download = () => {
    saveFile("site.config.ts", "text/typescript", siteConfigFile(config, new Date()));
    showDone(toasts.downloaded);
  };

  return (
    <>
      <section className={styles.result} aria-labelledby="result-title">
        <Card className={styles.card}>
          <div className={styles.intro}>
            <h2 id="result-title" ref={heading} tabIndex={-1} className={styles.heading}>
              {words.result.heading}
            </h2>
            <p>{words.result.text}</p>
          </div>
          {hasNewName && generated && (
            <Notice role="status">{words.result.writtenFor(generated.writtenFor)}</Notice>
          )}
          {!isReady && (
            <Notice tone="error" role="alert">
              {words.result.invalid}
              <ul>
                {Object.keys(issues).map((field) => (
                  <li key={field}>{form[field as keyof typeof issues]}</li>
                ))}
                {problems.map(({ at, message }) => (
                  <li key={`${at} ${message}`}>{words.result.problem(nameOf(at), message)}</li>
                ))}
              </ul>
            </Notice>
          )}
          {waiting > 0 && <Notice tone="error">{words.result.waiting(waiting)}</Notice>}
          <Defaults workspace={workspace} />
          <div className={styles.actions}>
            <Button size="l" wide disabled={!isReady} onClick={download}>
              <Download size={20} aria-hidden /> {words.result.download}
            </Button>
            <Button variant="outline" wide onClick={onClear}>
              <RotateCcw size={18} aria-hidden /> {words.result.another}
            </Button>
          </div>
        </Card>

        <LivePreview config={config} isReady={isReady} resultCount={resultCount} />

        <DetailsEditor workspace={workspace} problems={problems} />

        <WordEditor workspace={workspace} language={language} onLanguage={onLanguage} />
      </section>

      <div className={styles.file}>
        <Card className={styles.card}>
          <div className={styles.part}>
            <h3 id="json-title">{words.result.json}</h3>
            <pre
              data-field="config-preview"
              className={styles.json}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
              tabIndex={0}
              role="region"
              aria-labelledby="json-title"
            >
              {JSON.stringify(config, null, 2)}
            </pre>
          </div>
        </Card>

        <Card tone="night" className={styles.next}>
          <h3>{words.next.heading}</h3>
          <ol>
            {words.next.steps.map(({ text, command }) => (
              <li key={text}>
                <span>
                  {text} {command && <code>{command}</code>}
                </span>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </>
  );
}
