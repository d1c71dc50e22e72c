import { useEffect, useRef, useState } from "react";
import { errors } from "#content/errors.ts";
import { generatorResult } from "#content/generator-result.ts";
import { generator } from "#content/generator.ts";
import type { KeptField, WordingsInput } from "#domain/generator/wordings.schema.ts";
import { BUILT_IN_MODEL, getWording, WORDING_TONE } from "#domain/generator/wordings.ts";
import type { Language } from "#domain/language.ts";
import type { SiteContent } from "#domain/site-config.ts";
import { showToast } from "#lib/api/toast.ts";
import { describeWait, useAction } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { findReason } from "../generation/find-reason.ts";
import { streamWordings } from "../generation/stream-wordings.ts";
import { useFailureMessage } from "../generation/use-failure-message.ts";
import { withEditedText } from "../workspace/edited-text.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";

/** Random, so that a reload requests other texts. The rephraser knows fewer than 60 variations. */
const firstVariation = () => 60 * (crypto.getRandomValues(new Uint8Array(1))[0]! % 15);

const HERO = ["hero.title", "hero.subtitle", "hero.cta"] as const;
const CANDIDATES = 2;

export interface Candidate {
  hero: SiteContent["hero"];
  /** Its refused texts, for which `hero` has the present ones. */
  kept: KeptField[];
}

export interface Candidates {
  language: Language;
  openings: Candidate[];
}

/** The key of a text's undo steps, and the `name` of its field. */
export const textKey = (language: Language, path: string) => `${language} ${path}`;

export const focusText = (key: string) =>
  document.querySelector<HTMLElement>(`[name="${key}"]`)?.focus();

export function useRewriting(workspace: OpenWorkspace) {
  const { brand, base, generated, original, change } = workspace;
  const newest = useRef(workspace);
  useEffect(() => {
    newest.current = workspace;
  });
  const { preview, toasts } = useContent(generator);
  const units = useContent(errors);
  const { words } = useContent(generatorResult);
  const { run, busyWith: busy } = useAction({ title: toasts.failed, explain: useFailureMessage() });
  const [status, setStatus] = useState("");
  const [wish, setWish] = useState("");
  const [candidates, setCandidates] = useState<Candidates | null>(null);
  /** Earlier texts, keyed by field; the newest comes last. */
  const [past, setPast] = useState<Partial<Record<string, string[]>>>({});
  const variations = useRef(new Map<string, number>());
  const running = useRef<AbortController | null>(null);
  // After a change of brand or file, the running call's text and all earlier ones are another brand's.
  useEffect(
    () => () => {
      running.current?.abort();
      setCandidates(null);
      setPast({});
    },
    [base, generated?.writtenFor],
  );

  const sayWait = (seconds: number) =>
    showToast({
      title: preview.waiting(describeWait(seconds, units)),
      tone: "info",
      topic: "waiting",
    });
  const sayUnchanged = (label: string) =>
    showToast({ title: words.unchanged(label), tone: "info" });
  const companyName = brand.companyName.trim();
  /** The present words, which a refused text keeps, unless they are another brand's. */
  const wording = generated?.writtenFor === companyName ? generated.wording : original;
  const ask = async (key: string, asked: Pick<WordingsInput, "language" | "fields" | "texts">) => {
    const variation = (variations.current.get(key) ?? firstVariation()) + 1;
    variations.current.set(key, variation);
    const { signal } = (running.current ??= new AbortController());
    try {
      return await streamWordings(
        {
          currentContent: wording[asked.language] ?? original[asked.language],
          brandInfo: { companyName, tone: WORDING_TONE },
          variation,
          ...(wish.trim() && { wish: wish.trim() }),
          ...asked,
        },
        { onPartial: () => undefined, onWait: sayWait },
        signal,
      );
    } catch (error) {
      const reason = findReason(error);
      if (reason) change({ type: "failed", reason });
      throw error;
    }
  };
  const start = (work: () => Promise<void>, key: string) => {
    running.current = new AbortController();
    // A screen reader reads a sentence again only after another one.
    setStatus("");
    return run(work, key);
  };

  const remember = (key: string, text: string) =>
    setPast((before) => ({ ...before, [key]: [...(before[key] ?? []), text] }));
  const undo = (key: string): string | undefined => {
    const texts = past[key] ?? [];
    setPast({ ...past, [key]: texts.slice(0, -1) });
    return texts.at(-1);
  };

  const rewrite = (language: Language, path: string, label: string) => {
    const key = textKey(language, path);
    return start(async () => {
      const { rephrased } = await ask(key, { language, fields: [path] });
      const { generated: present } = newest.current;
      const text = getWording(rephrased, path);
      if (text === undefined || !present) return;
      const old = present.unusable[key] ?? getWording(present.wording[language], path);
      if (old !== undefined && old !== text) remember(key, old);
      if (old === text) sayUnchanged(label);
      else setStatus(words.changed(label));
      change({
        type: "generated",
        generated: withEditedText(present, { language, path, text }),
        isWritten: true,
      });
    }, key);
  };

  /** `onWritten` gets the workspace of that moment, because the visitor may have typed since the call. */
  const rewriteTexts = (
    key: string,
    {
      language,
      texts,
      label,
    }: Required<Pick<WordingsInput, "language" | "texts">> & { label: string },
    onWritten: (texts: string[], present: OpenWorkspace) => void,
  ) =>
    start(async () => {
      const result = await ask(key, { language, texts: texts! });
      const [first] = result.kept ?? [];
      if (result.model === BUILT_IN_MODEL)
        return showToast({ title: words.needsModel, tone: "info" });
      if (first) showToast({ title: words.kept(words.reasons[first.reason]), tone: "info" });
      const written = texts!.map(({ path, text }) => result.texts?.[path] ?? text);
      if (written.every((text, index) => text === texts![index]!.text))
        // A second toast would cover the reason.
        return first ? setStatus(words.unchanged(label)) : sayUnchanged(label);
      onWritten(written, newest.current);
      setStatus(words.changed(label));
    }, key);

  const propose = (language: Language) =>
    start(
      async () => {
        const answers = await Promise.all(
          Array.from({ length: CANDIDATES }, () =>
            ask(textKey(language, "hero"), { language, fields: ["hero"] }),
          ),
        );
        const openings = answers.map(({ rephrased: { hero }, kept = [] }) => ({ hero, kept }));
        setCandidates({ language, openings });
        setStatus(words.proposed);
      },
      textKey(language, "hero"),
    );

  const choose = ({ language }: Candidates, { hero, kept }: Candidate) => {
    const { generated: present } = newest.current;
    const content = present?.wording[language];
    if (!content) return;
    let chosen = present;
    for (const path of HERO) {
      const key = textKey(language, path);
      const field = kept.find((each) => each.path === path);
      const before = getWording(content, path) ?? "";
      const text = field ? before : (getWording({ hero }, path) ?? "");
      const old = present.unusable[key] ?? before;
      if (old !== text) remember(key, old);
      chosen = withEditedText(chosen, { language, path, text, kept: field });
    }
    change({ type: "generated", generated: chosen, isWritten: true });
    setCandidates(null);
    setStatus(words.changed(words.hero));
  };

  return {
    rewrite,
    rewriteTexts,
    propose,
    candidates,
    choose,
    dismiss: () => setCandidates(null),
    remember,
    undo,
    countSteps: (key: string) => past[key]?.length ?? 0,
    wish,
    setWish,
    busy,
    status,
  };
}

export type Rewriting = ReturnType<typeof useRewriting>;
