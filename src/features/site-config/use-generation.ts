import { useEffect, useRef, useState } from "react";
import { showToast } from "../../components/ui/toast.ts";
import { configGenerator } from "../../content/config-generator.ts";
import { LANGUAGES, type Language } from "../../domain/language.ts";
import { wordAt } from "../../domain/word-at.ts";
import { wordingFields } from "../../domain/wording-fields.ts";
import { WORDING_TONE } from "../../domain/wordings.ts";
import { ApiError } from "../../lib/api.ts";
import { useContent } from "../../lib/visitor.tsx";
import { useFailureWords } from "./use-failure-words.ts";
import type { OpenWorkspace } from "./use-workspace.ts";
import { streamWordings } from "./wordings-calls.ts";

/** The content blocks so far, by language. Of the server's making, but half written: read them with wordAt. */
export type Partials = Record<Language, unknown>;

/** Why the last attempt ended, where the page says more about it than a toast can. */
export type Refusal = "sign-in" | "staff-only" | null;

/**
 * Has the words of both languages written for the brand (spec section 4, config generator): idle, then generating, then
 * either a result or an error toast. Leaving the page, or cancelling, stops it; the form stays as it is whatever comes.
 */
export function useGeneration({ brand, original, change }: OpenWorkspace) {
  const { toasts, announce } = useContent(configGenerator);
  const failureWords = useFailureWords();
  const [partials, setPartials] = useState<Partials | null>(null);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [status, setStatus] = useState("");
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const total = LANGUAGES.flatMap((language) => wordingFields(original[language])).length;
  const isWritten = (language: Language) => wordingFields(original[language]).filter(({ path }) => wordAt(partials?.[language], path));
  const done = LANGUAGES.flatMap(isWritten).length;
  const isHalfway = done * 2 >= total;
  useEffect(() => {
    if (isHalfway) setStatus(announce.halfway);
  }, [isHalfway, announce]);

  /** Resolves true when there is a result. */
  const generate = async (): Promise<boolean> => {
    if (running.current) return false;
    const companyName = brand.companyName.trim();
    const controller = new AbortController();
    running.current = controller;
    setRefusal(null);
    setPartials({ en: {}, fr: {} });
    setStatus(announce.started);
    showToast({ ...toasts.generating, tone: "info" });
    const write = (language: Language) =>
      streamWordings(
        { currentContent: original[language], brandInfo: { companyName, tone: WORDING_TONE }, language, variation: 0 },
        (content) => !controller.signal.aborted && setPartials((now) => now && { ...now, [language]: content }),
        controller.signal,
      );
    try {
      const [en, fr] = await Promise.all([write("en"), write("fr")]);
      change({
        type: "generated",
        wording: { en: en.rephrased, fr: fr.rephrased },
        kept: { en: en.kept ?? [], fr: fr.kept ?? [] },
        writtenFor: companyName,
      });
      setStatus("");
      showToast({ ...toasts.success, tone: "success" });
      return true;
    } catch (error) {
      if (controller.signal.aborted) {
        setStatus(announce.cancelled);
        return false;
      }
      setStatus("");
      if (!(error instanceof ApiError)) console.error(error);
      else if (error.status === 401) setRefusal("sign-in");
      else if (error.status === 403) setRefusal("staff-only");
      showToast({ title: toasts.failed, description: failureWords(error), tone: "error" });
      return false;
    } finally {
      // One language that failed leaves nothing for the other to finish.
      controller.abort();
      running.current = null;
      setPartials(null);
    }
  };

  return { generate, cancel: () => running.current?.abort(), partials, done, total, refusal, status };
}

export type Generation = ReturnType<typeof useGeneration>;
