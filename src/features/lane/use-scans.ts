import { useCallback, useEffect, useRef, useState } from "react";
import { passCodeIn } from "../../domain/passes/pass.ts";
import type { Redemption } from "../../domain/passes/pass.schema.ts";
import { redeem, redeemLate, withinTime } from "./lane-calls.ts";
import { readScans, type Scan, withScan, writeScans } from "./recent-scans-store.ts";
import { addToQueue, readQueue, removeFromQueue, type ShownPass } from "./scan-queue.ts";

/** The server's answer, that it could not be asked, or that no pass was shown. */
export type Answer = Redemption | { result: "unchecked" } | { result: "no-pass" };

const UPLOAD_EVERY_MS = 15_000;

/**
 * Accepts passes one at a time, keeps unchecked ones and hands them in with the network.
 * `onRefused`: this browser lost its right; kept passes wait for it.
 */
export function useScans(onAnswer: (answer: Answer) => void, onRefused: () => void) {
  const [scans, setScans] = useState(readScans);
  const [waiting, setWaiting] = useState(0);
  const [isChecking, setIsChecking] = useState(false);
  const running = useRef(false);

  const note = useCallback((scan: Scan) => {
    setScans((known) => withScan(known, scan));
    setWaiting(readQueue().length);
  }, []);
  useEffect(() => writeScans(scans), [scans]);

  const check = async (text: string) => {
    if (running.current) return;
    const code = passCodeIn(text);
    if (code === undefined) return onAnswer({ result: "no-pass" });
    running.current = true;
    setIsChecking(true);
    const shown: ShownPass = {
      code,
      nonce: crypto.randomUUID(),
      scannedAt: new Date().toISOString(),
    };
    addToQueue(shown);
    const answer = await withinTime(redeem(shown, onRefused));
    if (answer) removeFromQueue(shown);
    note({ ...shown, answer: answer ?? { result: "unchecked" }, isLate: false });
    running.current = false;
    setIsChecking(false);
    onAnswer(answer ?? { result: "unchecked" });
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

  return { scans, waiting, isChecking, check };
}
