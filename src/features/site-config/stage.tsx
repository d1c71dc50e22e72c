import { type Ref, useMemo, useRef } from "react";
import { configGenerator } from "../../content/config-generator.ts";
import { createFacts } from "../../content/facts.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { wordAt } from "../../domain/generator/word-at.ts";
import { localizedSite } from "../../domain/site/localized-site.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { Miniature } from "./miniature.tsx";
import styles from "./stage.module.css";
import type { Generation } from "./use-generation.ts";
import { useFollowFocus } from "./use-follow-focus.ts";
import { useBrandColors } from "./use-brand-colors.ts";
import type { OpenWorkspace } from "./use-workspace.ts";

interface StageProps {
  ref: Ref<HTMLElement>;
  workspace: OpenWorkspace;
  generation: Generation;
  language: Language;
  onLanguage: (language: Language) => void;
  /** A text of the miniature is chosen, by its path. */
  onPath: (path: string) => void;
}

/** The site in its brand, in a window of its own: colours at once, words as they arrive. */
export function Stage({ ref, workspace, generation, language, onLanguage, onPath }: StageProps) {
  const { preview } = useContent(configGenerator);
  const { currency } = useSiteContext();
  const page = useRef<HTMLDivElement>(null);
  const { config, generated } = workspace;
  const { progress, isBusy } = generation;
  useBrandColors(page, config.colors);
  useFollowFocus(page);

  const facts = useMemo(() => createFacts(localizedSite(config, language), language, currency), [config, language, currency]);
  const written: unknown = progress ? progress.partials[language] : facts.site.content;

  return (
    <section ref={ref} className={styles.stage} aria-labelledby="stage-title">
      <div className={styles.bar}>
        <h2 id="stage-title" className={styles.title}>
          {preview.label}
        </h2>
        <div role="group" aria-label={preview.language} className={styles.languages}>
          {LANGUAGES.map((each) => (
            <button key={each} type="button" aria-pressed={each === language} onClick={() => onLanguage(each)}>
              {each === "fr" ? preview.french : preview.english}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.window}>
        <p className={styles.address}>
          <span className={styles.dots} aria-hidden="true" />
          <span className={styles.host}>{config.domains.main}</span>
        </p>
        {progress && (
          <progress
            className={styles.progress}
            value={progress.done}
            max={progress.total}
            aria-label={preview.writing(progress.done, progress.total)}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard, too */}
        <div ref={page} className={styles.view} tabIndex={0} role="region" aria-label={preview.page} lang={language}>
          <Miniature facts={facts} word={(path) => wordAt(written, path)} isEditable={generated !== null && !isBusy} onPath={onPath} />
        </div>
      </div>
      <p className={styles.state}>{progress ? preview.writing(progress.done, progress.total) : generated ? preview.done : preview.idle}</p>
    </section>
  );
}
