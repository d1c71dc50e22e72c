import { useEffect, useRef, useState } from "react";
import { generatorResult } from "#content/generator-result.ts";
import { generator } from "#content/generator.ts";
import { getWording, WORDING_TONE } from "#domain/generator/wordings.ts";
import type { Language } from "#domain/language.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useAction } from "#lib/api/use-action.ts";
import { streamWordings } from "../generation/stream-wordings.ts";
import { useFailureMessage } from "../generation/use-failure-message.ts";
import { withEditedText } from "../workspace/edited-text.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";

/** Random, so that a reload asks for other texts. The rephraser knows fewer than 60 variations. */
const firstVariation = () => 60 * (crypto.getRandomValues(new Uint8Array(1))[0]! % 15);

export function useRewriting({ brand, base, generated, original, change }: OpenWorkspace) {
  const newest = useRef(generated);
  useEffect(() => {
    newest.current = generated;
  }, [generated]);
  const { toasts } = useContent(generator);
  const { words } = useContent(generatorResult);
  const { run, busyWith: busy } = useAction({ title: toasts.failed, explain: useFailureMessage() });
  const [status, setStatus] = useState("");
  const variations = useRef(new Map<string, number>());
  const running = useRef<AbortController | null>(null);
  // A change of brand or file makes the running call's text useless.
  useEffect(() => () => running.current?.abort(), [base, generated?.writtenFor]);

  const rewrite = (language: Language, path: string, label: string) => {
    const key = `${language} ${path}`;
    return run(async () => {
      const variation = (variations.current.get(key) ?? firstVariation()) + 1;
      variations.current.set(key, variation);
      running.current = new AbortController();
      const { rephrased, kept } = await streamWordings(
        {
          currentContent: original[language],
          brandInfo: { companyName: brand.companyName.trim(), tone: WORDING_TONE },
          language,
          fields: [path],
          variation,
        },
        () => undefined,
        running.current.signal,
      );
      const text = getWording(rephrased, path);
      if (text !== undefined && newest.current) {
        const field = kept?.find((field) => field.path === path);
        change({
          type: "generated",
          generated: withEditedText(newest.current, { language, path, text, kept: field }),
          isWritten: true,
        });
      }
      setStatus(words.changed(label));
    }, key);
  };

  return { rewrite, busy, status };
}

export type Rewriting = ReturnType<typeof useRewriting>;
