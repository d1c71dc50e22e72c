import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { configGenerator } from "../../content/config-generator.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { showToast } from "../../lib/toast.ts";
import type { Language } from "../../domain/language.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { BrandForm } from "./brand-form.tsx";
import styles from "./generator-page.module.css";
import { Stage } from "./stage.tsx";
import { useGeneration } from "./use-generation.ts";
import { useWorkspace } from "./use-workspace.ts";

/** Loaded only when there is a result. */
const Result = lazy(() => import("./result.tsx"));

/** The configuration generator: the form, a miniature of the site, and the result (docs/product.md, "Configuration generator"). */
export function GeneratorPage() {
  const words = useContent(configGenerator);
  const { language: pageLanguage } = useSiteContext();
  const form = useRef<HTMLFormElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [path, setPath] = useState<string | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const workspace = useWorkspace(form, words.preview.yourCompany);
  const generation = useGeneration(workspace);
  const { brand, generated, change } = workspace;
  const focusOn = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const generate = async () => {
    if (brand.companyName.trim() === "") {
      showToast({ ...words.toasts.missing, tone: "error" });
      return focusOn("companyName");
    }
    // On a phone the miniature is below the form, so scroll to it: it shows the words as they arrive.
    const top = stage.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) stage.current?.scrollIntoView({ block: "start" });
    const outcome = await generation.generate();
    if (outcome === "success") setArrivals((count) => count + 1);
    if (outcome === "failure") form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
    else if (outcome !== "success") focusOn(outcome.wrong);
  };

  const clear = () => {
    change({ type: "cleared" });
    focusOn("companyName");
  };

  // Choosing a text in the miniature moves the focus to its field.
  useEffect(() => {
    if (path === null) return;
    const field = document.querySelector<HTMLElement>(`[name="${language} ${path}"]`);
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
    setPath(null);
  }, [path, language]);

  return (
    <div className={`container ${styles.page}`}>
      <noscript>
        <Notice>{words.noScript}</Notice>
      </noscript>
      <BrandForm
        ref={form}
        workspace={workspace}
        generation={generation}
        onGenerate={() => void generate()}
        canGenerate={!generation.isBusy && brand.companyName !== ""}
      />
      <Stage ref={stage} workspace={workspace} generation={generation} language={language} onLanguage={setLanguage} onPath={setPath} />
      {generated && (
        <Suspense fallback={<div className={styles.result} />}>
          <div className={styles.result}>
            <Result workspace={workspace} language={language} onLanguage={setLanguage} onClear={clear} arrivals={arrivals} />
          </div>
        </Suspense>
      )}
      <p className="visually-hidden" role="status">
        {generation.status}
      </p>
    </div>
  );
}
