import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { keepDraft, readDraft, WORKSPACE_DRAFT } from "#lib/storage/kept-drafts.ts";
import { formText } from "#components/ui/form-values.ts";
import { BRAND_FIELDS, EMPTY_BRAND, toBrand } from "#domain/generator/brand.ts";
import type { Language } from "#domain/language.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { withOwnLogo } from "./with-own-logo.ts";
import {
  changeWorkspace,
  EMPTY_WORKSPACE,
  type Generated,
  getWordings,
  type Workspace,
} from "./workspace.ts";

type Rules = Awaited<ReturnType<typeof loadRules>>;

/** Loaded at the first input, because an empty form needs no rules. */
async function loadRules() {
  const [
    { brandIssues },
    { readColor },
    { generatedSiteConfig, namedWordings },
    { siteConfig, applyDetails },
  ] = await Promise.all([
    import("#lib/brand/brand.schema.ts"),
    import("#lib/brand/read-color.ts"),
    import("./generated-site-config.ts"),
    import("./site-details.ts"),
  ]);
  return {
    site: await withOwnLogo(siteConfig),
    check: brandIssues,
    readColor,
    generate: generatedSiteConfig,
    nameWordings: namedWordings,
    applyDetails,
  };
}

/** `nameless` is the company name while the form has none. `language` is the preview's language. */
export function useWorkspace(
  form: RefObject<HTMLFormElement | null>,
  nameless: string,
  language: Language,
) {
  const page = useSiteContext();
  const [workspace, change] = useReducer(changeWorkspace, EMPTY_WORKSPACE);
  const [isRestored, setIsRestored] = useState(false);
  const [rules, setRules] = useState<Rules | null>(null);
  const loading = useRef<Promise<Rules> | null>(null);
  const load = () =>
    (loading.current ??= loadRules().then(
      (loaded) => {
        setRules(loaded);
        return loaded;
      },
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    ));

  useEffect(() => {
    const restore = async () => {
      const stored = await readStoredWorkspace();
      if (stored) change({ type: "restored", workspace: stored });
      // Text typed before hydration is newer.
      const typed = Object.entries(form.current ? formText(form.current) : {}).filter(
        ([name, text]) => text !== "" && name in EMPTY_BRAND,
      );
      if (typed.length > 0) change({ type: "typed", brand: Object.fromEntries(typed) });
      setIsRestored(true);
    };
    void restore();
  }, [form]);
  // A stored workspace hydrates the page at once, so an empty one is not stored.
  const isEmpty = workspace === EMPTY_WORKSPACE;
  useEffect(() => {
    if (isRestored && !isEmpty) keepDraft(WORKSPACE_DRAFT, workspace);
  }, [isRestored, isEmpty, workspace]);
  const loadAgain = useEffectEvent(load);
  useEffect(() => {
    // If the network fails, the next change tries again.
    if (!isEmpty || language !== page.language) loadAgain().catch(() => undefined);
  }, [workspace, isEmpty, language, page.language]);

  const { brand, colors, generated, details } = workspace;
  useEffect(() => {
    if (rules) change({ type: "colored", readColor: rules.readColor });
  }, [rules, brand.primaryColor, brand.accentColor]);
  const base = workspace.base ?? rules?.site ?? page.site;
  const issues = useMemo(() => rules?.check(brand) ?? {}, [rules, brand]);
  const original = useMemo(
    () => rules?.nameWordings(base, brand.companyName) ?? getWordings(base),
    [rules, base, brand.companyName],
  );
  const fill = useMemo(() => {
    const usable = { ...brand };
    for (const field of BRAND_FIELDS) if (issues[field]) usable[field] = "";
    const name = usable.companyName.trim() || nameless;
    return (wording: Generated["wording"]): SiteConfig => {
      if (!rules) return { ...base, company: { ...base.company, name }, colors };
      const made = rules.generate({
        base,
        brand: { ...usable, companyName: name },
        colors,
        wording,
      });
      return rules.applyDetails(made, details);
    };
  }, [rules, base, brand, issues, colors, details, nameless]);
  const config = useMemo(
    () => fill(generated?.wording ?? original),
    [fill, generated?.wording, original],
  );

  const loadOriginal = async () => {
    const { site, nameWordings } = await load();
    return nameWordings(workspace.base ?? site, brand.companyName);
  };
  return {
    ...workspace,
    base,
    /** An empty field means these values. They are in the language of the page. */
    usual: toBrand(workspace.base ?? page.site),
    site: rules?.site ?? page.site,
    issues,
    original,
    loadOriginal,
    /** The configuration with these words, in which the typed figures are. */
    fill,
    config,
    change,
  };
}

export type OpenWorkspace = ReturnType<typeof useWorkspace>;

async function readStoredWorkspace(): Promise<Workspace | undefined> {
  const kept = readDraft<unknown>(WORKSPACE_DRAFT);
  if (!kept) return undefined;
  const { WorkspaceSchema } = await import("./workspace.schema.ts");
  return WorkspaceSchema.safeParse(kept).data;
}
