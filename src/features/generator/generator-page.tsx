import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { generator } from "#content/generator.ts";
import type { Language } from "#domain/language.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { showToast } from "#lib/api/toast.ts";
import { BrandForm } from "./form/brand-form.tsx";
import { useGeneration } from "./generation/use-generation.ts";
import styles from "./generator-page.module.css";
import { PreviewPane } from "./preview/preview-pane.tsx";
import { useWorkspace } from "./workspace/use-workspace.ts";

const Result = lazy(() => import("./result/result.tsx"));

export function GeneratorPage() {
  const words = useContent(generator);
  const { language: pageLanguage } = useSiteContext();
  const form = useRef<HTMLFormElement>(null);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [path, setPath] = useState<string | null>(null);
  const [resultCount, setResultCount] = useState(0);
  const [failureCount, setFailureCount] = useState(0);
  const workspace = useWorkspace(form, words.preview.yourCompany, language);
  const generation = useGeneration(workspace);
  const { brand, generated, change } = workspace;
  const focusOn = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const generate = async (continues = false) => {
    if (brand.companyName.trim() === "") {
      showToast({ ...words.toasts.missing, tone: "error" });
      return focusOn("companyName");
    }
    const outcome = await generation.generate(continues);
    if (outcome === "success") setResultCount((count) => count + 1);
    if (outcome === "failure") setFailureCount((count) => count + 1);
    else if (outcome !== "success") focusOn(outcome.wrong);
  };

  const clear = () => {
    change({ type: "cleared" });
    // The next result may be a loaded file, which is not previewed unasked.
    setResultCount(0);
    focusOn("companyName");
  };

  // A failure replaces the buttons, and with them the focus.
  useEffect(() => {
    if (failureCount > 0)
      form.current?.querySelector<HTMLElement>("[data-main]")?.focus({ preventScroll: true });
  }, [failureCount]);

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
        onGenerate={(continues) => void generate(continues)}
        canGenerate={!generation.isBusy && brand.companyName !== ""}
      />
      <PreviewPane
        workspace={workspace}
        generation={generation}
        language={language}
        onLanguage={setLanguage}
        onPath={setPath}
      />
      {generated && (
        <Suspense>
          <Result
            workspace={workspace}
            language={language}
            onLanguage={setLanguage}
            onClear={clear}
            resultCount={resultCount}
          />
        </Suspense>
      )}
      <p className="visually-hidden" role="status">
        {generation.status}
      </p>
    </div>
  );
}
