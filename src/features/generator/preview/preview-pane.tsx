import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { createFacts } from "#content/facts.ts";
import { generator } from "#content/generator.ts";
import { getWording } from "#domain/generator/wordings.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { localizedSite } from "#domain/site/site.ts";
import { readableHost } from "#domain/site/readable-host.ts";
import { siteColors } from "#domain/color/site-colors.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import type { Generation } from "../generation/use-generation.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import { countTexts } from "../workspace/workspace.ts";
import styles from "./preview-pane.module.css";
import { SitePreview } from "./site-preview.tsx";

interface PreviewPaneProps {
  workspace: OpenWorkspace;
  generation: Generation;
  language: Language;
  onLanguage: (language: Language) => void;
  onPath: (path: string) => void;
}

export function PreviewPane({
  workspace,
  generation,
  language,
  onLanguage,
  onPath,
}: PreviewPaneProps) {
  const { preview: words } = useContent(generator);
  const { currency } = useSiteContext();
  const page = useRef<HTMLDivElement>(null);
  const { config, generated } = workspace;
  const { isBusy, waiting } = generation;
  const draft = isBusy || !generated ? generation.draft : null;
  const counts = draft && ([countTexts(draft), draft.total] as const);
  useBrandColors(page, config.colors);
  useFollowFocus(page);

  const facts = useMemo(
    () => createFacts(localizedSite(config, language), language, currency),
    [config, language, currency],
  );

  const state = () => {
    if (waiting) return waiting;
    if (counts) return (isBusy ? words.writing : words.stopped)(...counts);
    return generated ? words.done : words.idle;
  };

  return (
    <section className={styles.pane} aria-labelledby="preview-title">
      <h2 id="preview-title" className="visually-hidden">
        {words.label}
      </h2>
      <div className={styles.dock}>
        <div className={styles.window}>
          <div className={styles.bar}>
            <span className={styles.dots} aria-hidden />
            <p className={styles.host}>{readableHost(config.domains.main)}</p>
            <div role="group" aria-label={words.language} className={styles.languages}>
              {LANGUAGES.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === language}
                  onClick={() => onLanguage(each)}
                >
                  {each === "fr" ? words.french : words.english}
                </button>
              ))}
            </div>
          </div>
          {counts && (
            <progress
              className={styles.progress}
              value={counts[0]}
              max={counts[1]}
              aria-label={words.writing(...counts)}
            />
          )}
          <div
            ref={page}
            className={styles.view}
            data-miniature=""
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must scroll it too
            tabIndex={0}
            role="region"
            aria-label={words.page}
            lang={language}
          >
            <SitePreview
              facts={facts}
              word={(path) =>
                draft ? draft.texts[language][path] : getWording(facts.site.content, path)
              }
              isEditable={generated !== null && !isBusy}
              onPath={onPath}
            />
          </div>
        </div>
        <p className={styles.state}>{state()}</p>
      </div>
    </section>
  );
}

function useBrandColors(
  element: RefObject<HTMLElement | null>,
  colors: SiteConfig["colors"],
): void {
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(siteColors(colors)))
      element.current?.style.setProperty(`--${name}`, color);
  }, [element, colors]);
}

const FIELD_NAME = /^(?:en|fr) (.+)$/;

function useFollowFocus(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      for (const marked of view.current?.querySelectorAll("[data-followed]") ?? [])
        marked.removeAttribute("data-followed");
      const path =
        target instanceof HTMLTextAreaElement ? FIELD_NAME.exec(target.name)?.[1] : undefined;
      const text =
        path && view.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
      if (!text || !view.current) return;
      text.setAttribute("data-followed", "");
      const offset = text.getBoundingClientRect().top - view.current.getBoundingClientRect().top;
      view.current.scrollBy({ top: offset - view.current.clientHeight / 3 });
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [view]);
}
