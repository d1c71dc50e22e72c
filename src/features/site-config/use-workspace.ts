import { type RefObject, useEffect, useMemo, useReducer, useRef } from "react";
import { siteConfig } from "../../../app.config.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { BRAND_FIELDS, type Brand, brandIssues } from "../../domain/brand.ts";
import { generatedSiteConfig } from "../../domain/generated-site-config.ts";
import type { SiteConfig, SiteContent } from "../../domain/site-config.ts";
import { changed, EMPTY_WORKSPACE, keepWorkspace, readWorkspace } from "./workspace.ts";

/** The words that a configuration has in each language, or would have: French pages of one without French are in English. */
export function wordingOf({ content, translations }: SiteConfig): { en: SiteContent; fr: SiteContent } {
  return { en: content, fr: translations?.fr.content ?? content };
}

/** The owner's work: kept for this tab through reloads, and the configuration that it makes now. */
export function useWorkspace(form: RefObject<HTMLFormElement | null>, nameless: string) {
  const [workspace, change] = useReducer(changed, EMPTY_WORKSPACE);
  const restored = useRef(false);

  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const stored = readWorkspace();
      if (stored) change({ type: "restored", workspace: stored });
      // What was typed before the runtime came is the newest.
      const typed = Object.entries(form.current ? formValues(form.current) : {}).filter(
        ([name, text]) => text !== "" && BRAND_FIELDS.some((field) => field === name),
      );
      if (typed.length > 0) change({ type: "typed", brand: Object.fromEntries(typed) });
    } else keepWorkspace(workspace);
  }, [form, workspace]);

  const { brand, colors, generated } = workspace;
  const base = workspace.base ?? siteConfig;
  const issues = useMemo(() => brandIssues(brand), [brand]);
  const original = useMemo(() => wordingOf(base), [base]);
  const config = useMemo(() => {
    const usable: Brand = { ...brand };
    for (const field of BRAND_FIELDS) if (issues[field]) usable[field] = "";
    return generatedSiteConfig({
      base,
      brand: { ...usable, companyName: usable.companyName || nameless },
      colors,
      wording: generated?.wording ?? original,
    });
  }, [base, brand, issues, colors, generated?.wording, original, nameless]);

  return { ...workspace, base, issues, original, config, change };
}

export type OpenWorkspace = ReturnType<typeof useWorkspace>;
