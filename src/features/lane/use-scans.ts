import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { laneCodeIn, UNDO_WITHIN_MS } from "#domain/passes/pass.ts";
import type { Redemption } from "#domain/passes/pass.schema.ts";
import { laneServer } from "./lane-calls.ts";
import { laneClockError, laneNow } from "./lane-clock.ts";
import { createLanePhone, type PhoneAnswer, type TakenBack } from "./lane-phone.ts";
import { readScans, type Scan, withScan, writeScans } from "./recent-scans-store.ts";
import { browserMemory, type ShownPass } from "./scan-queue.ts";

export type Answer = PhoneAnswer | TakenBack | { result: "no-pass" };

/** The page keeps an admission for a minute, so that staff can correct it. */
export interface Accepted {
  shown: ShownPass;
  travellers: number;
  /** Absent if the phone decided alone: its list has no order numbers. */
  orderNumber: string | undefined;
}

const UPLOAD_EVERY_MS = 15_000;

/** Other queued entries only report a refusal or an undone admission. */
const countWaiting = () =>
  browserMemory.readQueue().filter(({ undoneAt }) => undoneAt === undefined).length;

/** `onLateRefusal` must be stable, because a new function creates a new phone. */
export function useScans(
  onAnswer: (answer: Answer, nonce?: string) => void,
  onLateRefusal: (nonce: string, answer: Redemption) => void,
  onRefused: () => void,
  isDevice: boolean,
) {
  const [scans, setScans] = useState(readScans);
  const [waiting, setWaiting] = useState(0);
  const [clockError, setClockError] = useState(laneClockError);
  const [isChecking, setIsChecking] = useState(false);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const acts = useRef(new Set<string>());
  const note = useCallback((scan: Scan) => {
    setScans((known) => withScan(known, scan));
    setWaiting(countWaiting());
    setClockError(laneClockError());
  }, []);
  const phone = useMemo(
    () =>
      createLanePhone({
        server: laneServer,
        memory: browserMemory,
        now: laneNow,
        onLate: (shown, answer) => {
          note({ ...shown, answer, isLate: true });
          if (answer.result !== "refused") return;
          setAccepted((newest) => (newest?.shown.nonce === shown.nonce ? null : newest));
          onLateRefusal(shown.nonce, answer);
        },
      }),
    [note, onLateRefusal],
  );
  useEffect(() => {
    if (!accepted) return undefined;
    const timer = setTimeout(() => setAccepted(null), UNDO_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [accepted]);

  useEffect(() => writeScans(scans), [scans]);

  /** One act at a time; a repeated tap is ignored. */
  const act = (name: string, work: () => Promise<void>): Promise<void> => {
    if (acts.current.has(name)) return Promise.resolve();
    acts.current.add(name);
    setIsChecking(true);
    const done = turn.current.then(work).finally(() => {
      acts.current.delete(name);
      setIsChecking(acts.current.size > 0);
    });
    turn.current = done.catch(() => undefined);
    return done;
  };

  const accept = async (code: string, travellers?: number) => {
    const { shown, answer, hasRight } = await phone.show(code, travellers);
    if (!hasRight) onRefused();
    note({ ...shown, answer, isLate: false });
    setAccepted(toAccepted(shown, answer));
    onAnswer(answer, shown.nonce);
  };

  const check = async (text: string): Promise<void> => {
    const code = laneCodeIn(text);
    await act(text, async () =>
      code === undefined ? onAnswer({ result: "no-pass" }) : accept(code),
    );
  };
  /** False while another act runs; the code stays in view and is read again. */
  const checkSeen = async (text: string): Promise<boolean> => {
    if (acts.current.size > 0) return false;
    await check(text);
    return true;
  };

  const correct = (travellers?: number) =>
    act("correct", async () => {
      if (!accepted) return;
      const answer = await phone.takeBack(accepted.shown, accepted.travellers);
      if (answer.result === "not-taken-back") return onAnswer(answer);
      setAccepted((newest) => (newest === accepted ? null : newest));
      note({ ...accepted.shown, answer, isLate: false });
      if (travellers === undefined) return onAnswer(answer);
      await accept(accepted.shown.code, travellers);
    });

  const upload = useCallback(async () => {
    if (acts.current.size > 0) return;
    await phone.handIn();
    setWaiting(countWaiting());
    if (isDevice) await phone.refresh();
    setClockError(laneClockError());
  }, [phone, isDevice]);
  useEffect(() => {
    setWaiting(countWaiting());
    const run = () => void upload();
    run();
    const timer = setInterval(run, UPLOAD_EVERY_MS);
    addEventListener("online", run);
    return () => {
      clearInterval(timer);
      removeEventListener("online", run);
    };
  }, [upload]);

  return { scans, waiting, clockError, isChecking, check, checkSeen, accepted, correct };
}

function toAccepted(shown: ShownPass, answer: PhoneAnswer): Accepted | null {
  if (answer.result !== "valid") return null;
  const orderNumber = "order" in answer ? answer.order.order_number : undefined;
  return { shown, travellers: answer.travellers, orderNumber };
}
