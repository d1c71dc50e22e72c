import { useEffect, useRef, useState } from "react";
import { showToast } from "../../components/ui/toast.ts";
import { configGenerator } from "../../content/config-generator.ts";
import { generatedConfig } from "../../content/generated-config.ts";
import type { Language } from "../../domain/language.ts";
import { wordAt } from "../../domain/generator/word-at.ts";
import { WORDING_TONE } from "../../domain/generator/wordings.ts";
import { ApiError } from "../../lib/api-client.ts";
import { useContent } from "../../lib/visitor.tsx";
import { reworded } from "./reworded.ts";
import { useFailureWords } from "./use-failure-words.ts";
import type { OpenWorkspace } from "./use-workspace.ts";
import { streamWordings } from "./wordings-calls.ts";

/** Generates one text again and leaves the others alone. Each call asks for other words than the one before. */
export function useRewriting({ brand, generated, original, change }: OpenWorkspace) {
  const newest = useRef(generated);
  useEffect(() => {
    newest.current = generated;
  }, [generated]);
  const { toasts } = useContent(configGenerator);
  const { words } = useContent(generatedConfig);
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const variations = useRef(new Map<string, number>());
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const rewrite = async (language: Language, path: string, label: string) => {
    const key = `${language} ${path}`;
    const variation = (variations.current.get(key) ?? 0) + 1;
    variations.current.set(key, variation);
    const controller = new AbortController();
    running.current = controller;
    setBusy(key);
    try {
      const answer = await streamWordings(
        {
          currentContent: original[language],
          brandInfo: { companyName: brand.companyName.trim(), tone: WORDING_TONE },
          language,
          fields: [path],
          variation,
        },
        () => undefined,
        controller.signal,
      );
      const text = wordAt(answer.rephrased, path);
      const kept = answer.kept?.find((field) => field.path === path);
      if (text !== undefined && newest.current) {
        change({ type: "generated", generated: reworded(newest.current, { language, path, text, kept }) });
      }
      setStatus(words.changed(label));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) console.error(error);
      showToast({ title: toasts.failed, description: failureWords(error), tone: "error" });
    } finally {
      setBusy(null);
    }
  };

  return { rewrite, busy, status };
}

export type Rewriting = ReturnType<typeof useRewriting>;
