import { useCallback, useEffect, useRef, useState } from "react";
import { passCodeIn, UNDO_WITHIN_MS } from "../../domain/passes/pass.ts";
import type { Redemption } from "../../domain/passes/pass.schema.ts";
import { redeem, redeemLate, takeBack, withinTime } from "./lane-calls.ts";
import { readScans, type Scan, withScan, writeScans } from "./recent-scans-store.ts";
import { addToQueue, readQueue, removeFromQueue, type ShownPass } from "./scan-queue.ts";

/** The server's answer, that it could not be asked, that no pass was shown, or about a tap. */
export type Answer =
  | Redemption
  | { result: "unchecked" }
  | { result: "no-pass" }
  | { result: "taken-back"; left: number }
  | { result: "not-taken-back" };

/** The last accepted pass, for a minute. */
interface Accepted {
  shown: ShownPass;
  travellers: number;
}

const UPLOAD_EVERY_MS = 15_000;

/**
 * Accepts passes one at a time, keeps unchecked ones and hands them in with the network.
 * `onRefused`: this browser lost its right; kept passes wait for it.
 */
export function useScans(onAnswer: (answer: Answer) => void, onRefused: () => void) {
  const [scans, setScans] = useState(readScans);
  const [waiting, setWaiting] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const running = useRef(false);
  useEffect(() => {
    if (!accepted) return undefined;
    const timer = setTimeout(() => setAccepted(null), UNDO_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [accepted]);

  const note = useCallback((scan: Scan) => {
    setScans((known) => withScan(known, scan));
    setWaiting(readQueue().length);
  }, []);
  useEffect(() => writeScans(scans), [scans]);

  const check = async (text: string) => {
    if (running.current) return;
    const code = passCodeIn(text);
    if (code === undefined) return onAnswer({ result: "no-pass" });
    await accept(code);
  };

  const accept = async (code: string, travellers?: number) => {
    running.current = true;
    setIsChecking(true);
    const shown: ShownPass = {
      code,
      nonce: crypto.randomUUID(),
      scannedAt: new Date().toISOString(),
      travellers,
    };
    addToQueue(shown);
    const answer = await withinTime(redeem(shown, onRefused));
    if (answer) removeFromQueue(shown);
    note({ ...shown, answer: answer ?? { result: "unchecked" }, isLate: false });
    running.current = false;
    setIsChecking(false);
    setAccepted(answer?.result === "valid" ? { shown, travellers: answer.travellers } : null);
    onAnswer(answer ?? { result: "unchecked" });
  };

  /** Takes the last acceptance back, and lets `travellers` of it through instead. */
  const correct = async (travellers?: number) => {
    if (!accepted || running.current) return;
    running.current = true;
    setIsChecking(true);
    const undone = await withinTime(takeBack(accepted.shown));
    running.current = false;
    setIsChecking(false);
    if (undone?.result !== "valid") return onAnswer({ result: "not-taken-back" });
    setAccepted(null);
    const answer = { result: "taken-back", left: undone.left } as const;
    note({ ...accepted.shown, answer, isLate: false });
    if (travellers === undefined) return onAnswer(answer);
    await accept(accepted.shown.code, travellers);
  };

  const upload = useCallback(async () => {
    for (const shown of readQueue()) {
      if (running.current) return;
      const answer = await redeemLate(shown);
      if (!answer) return;
      removeFromQueue(shown);
      note({ ...shown, answer, isLate: true });
    }
  }, [note]);
  useEffect(() => {
    setWaiting(readQueue().length);
    const run = () => void upload();
    run();
    const timer = setInterval(run, UPLOAD_EVERY_MS);
    addEventListener("online", run);
    return () => {
      clearInterval(timer);
      removeEventListener("online", run);
    };
  }, [upload]);

  return { scans, waiting, isChecking, check, accepted, correct };
}
