import { type RefObject, useEffect, useMemo, useReducer, useState } from "react";
import { siteConfig } from "../../../app.config.ts";
import { formText } from "../../components/ui/form-values.ts";
import { BRAND_FIELDS, type Brand, type BrandField, type BrandIssue, EMPTY_BRAND } from "../../domain/generator/brand.ts";
import { generatedSiteConfig } from "../../domain/generator/generated-site-config.ts";
import type { SiteConfig, SiteContent } from "../../domain/site-config.ts";
import { changed, EMPTY_WORKSPACE } from "./workspace.ts";
import { hasStoredWorkspace, keepWorkspace, readWorkspace } from "./workspace-storage.ts";

type CheckBrand = (brand: Brand) => Partial<Record<BrandField, BrandIssue>>;

/** The words of a configuration in each language. One without French shows its English words on French pages. */
function wordingOf({ content, translations }: SiteConfig): Record<"en" | "fr", SiteContent> {
  return { en: content, fr: translations?.fr.content ?? content };
}

/** The owner's work, which survives reloads of this tab, and the configuration that it makes. */
export function useWorkspace(form: RefObject<HTMLFormElement | null>, nameless: string) {
  const [workspace, change] = useReducer(changed, EMPTY_WORKSPACE);
  const [isRestored, setIsRestored] = useState(false);
  const [check, setCheck] = useState<CheckBrand | null>(null);

  useEffect(() => {
    const restore = async () => {
      const stored = hasStoredWorkspace() ? await readWorkspace() : null;
      if (stored) change({ type: "restored", workspace: stored });
      // Text that was typed before hydration is newer than the stored workspace.
      const typed = Object.entries(form.current ? formText(form.current) : {}).filter(([name, text]) => text !== "" && name in EMPTY_BRAND);
      if (typed.length > 0) change({ type: "typed", brand: Object.fromEntries(typed) });
      setIsRestored(true);
    };
    void restore();
  }, [form]);
  useEffect(() => {
    if (isRestored) keepWorkspace(workspace);
  }, [isRestored, workspace]);

  // The rules weigh more than the rest of the form, so an empty form does not load them.
  const isEmpty = workspace === EMPTY_WORKSPACE;
  useEffect(() => {
    if (!isEmpty) void import("../../domain/generator/brand.schema.ts").then(({ brandIssues }) => setCheck(() => brandIssues));
  }, [isEmpty]);

  const { brand, colors, generated } = workspace;
  const base = workspace.base ?? siteConfig;
  const issues = useMemo(() => check?.(brand) ?? {}, [check, brand]);
  const original = useMemo(() => wordingOf(base), [base]);
  const config = useMemo(() => {
    const usable = { ...brand };
    for (const field of BRAND_FIELDS) if (issues[field]) usable[field] = "";
    return generatedSiteConfig({
      base,
      brand: { ...usable, companyName: usable.companyName.trim() || nameless },
      colors,
      wording: generated?.wording ?? original,
    });
  }, [base, brand, issues, colors, generated?.wording, original, nameless]);

  return { ...workspace, base, issues, original, config, change };
}

export type OpenWorkspace = ReturnType<typeof useWorkspace>;
