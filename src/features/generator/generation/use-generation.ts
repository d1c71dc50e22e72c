import { useEffect, useRef, useState } from "react";
import { errors } from "#content/errors.ts";
import { generator } from "#content/generator.ts";
import type { BrandField } from "#domain/generator/brand.ts";
import { loadPart } from "#lib/api/load-part.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { showDone, showToast } from "#lib/api/toast.ts";
import { describeWait, useAction } from "#lib/api/use-action.ts";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import { countTexts, type Draft } from "../workspace/workspace.ts";
import { findReason } from "./find-reason.ts";
import { useFailureMessage } from "./use-failure-message.ts";

export type Refusal = "sign-in" | "staff-only" | null;

/** `wrong` names a field to correct before the generation can start. */
export type Outcome = "success" | "failure" | { wrong: BrandField };

/** Start, success and failure of a generation replace each other in one toast. */
const TOPIC = "generation";

export function useGeneration({
  brand,
  generated: present,
  draft: kept,
  loadOriginal,
  change,
}: OpenWorkspace) {
  const { toasts, announce, preview } = useContent(generator);
  const units = useContent(errors);
  const {
    run,
    busy: isBusy,
    error,
  } = useAction({ title: toasts.failed, explain: useFailureMessage(), topic: TOPIC });
  const [progress, setProgress] = useState<Draft | null>(null);
  const refusal = ({ 401: "sign-in", 403: "staff-only" } as const)[error?.status ?? 0] ?? null;
  const [status, setStatus] = useState("");
  const [waitSeconds, setWaitSeconds] = useState(0);
  useEffect(() => {
    const end = setTimeout(() => setWaitSeconds(0), waitSeconds * 1000);
    return () => clearTimeout(end);
  }, [waitSeconds]);
  const waiting = waitSeconds > 0 ? preview.waiting(describeWait(waitSeconds, units)) : "";
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const isHalfway = progress !== null && countTexts(progress) * 2 >= progress.total;
  useEffect(() => {
    if (isHalfway) setStatus(announce.halfway);
  }, [isHalfway, announce]);

  const companyName = brand.companyName.trim();
  const stopped = kept?.writtenFor === companyName ? kept : null;
  const generate = async (continues: boolean): Promise<Outcome> => {
    let outcome: Outcome = "failure";
    let draft: Draft | null = null;
    let written = 0;
    await run(async () => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      try {
        const [{ brandIssues }, { writeSite }] = await loadRules();
        const [wrong] = Object.keys(brandIssues(brand));
        if (wrong) {
          outcome = { wrong: wrong as BrandField };
          return;
        }
        setStatus(announce.started);
        showToast({ ...toasts.generating, tone: "info", topic: TOPIC });
        const generated = await writeSite({
          original: await loadOriginal(),
          companyName,
          draft: continues ? stopped : null,
          onProgress: (now, whole) => {
            setProgress((draft = now));
            // Saves the finished texts, so that a reload or the Back button keeps them.
            const count = countTexts(whole);
            if (count > written) change({ type: "stopped", draft: whole });
            written = count;
          },
          onWait: setWaitSeconds,
          signal,
        });
        change({ type: "generated", generated, isWritten: true, isWhole: true });
        setStatus("");
        showDone({ ...toasts.success, topic: TOPIC });
        outcome = "success";
      } catch (error) {
        setStatus(signal.aborted ? announce.cancelled : "");
        if (draft && countTexts(draft) > 0) change({ type: "stopped", draft });
        const reason = findReason(error);
        if (reason) change({ type: "failed", reason });
        throw error;
      } finally {
        running.current = null;
        setProgress(null);
        setWaitSeconds(0);
      }
    });
    return outcome;
  };

  /** Keeps the texts that a stopped generation wrote; the others keep their old words. */
  const take = () =>
    run(async () => {
      if (!stopped) return;
      const [, { takeDraft }] = await loadRules();
      const generated = takeDraft(await loadOriginal(), stopped, present);
      change({ type: "generated", generated, isWhole: true });
    });

  return {
    generate,
    take,
    cancel: () => running.current?.abort(),
    isBusy,
    draft: progress ?? stopped,
    waiting,
    refusal,
    status: waiting || status,
  };
}

export type Generation = ReturnType<typeof useGeneration>;

function loadRules() {
  return loadPart(Promise.all([import("#lib/brand/brand.schema.ts"), import("./write-site.ts")]));
}
