import Camera from "lucide-react/icons/camera";
import CameraOff from "lucide-react/icons/camera-off";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { TextField } from "#components/ui/field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { scan } from "#content/scan.ts";
import { LARGE_PARTY } from "#domain/money/fares.ts";
import type { Redemption } from "#domain/passes/pass.schema.ts";
import { inGroups, laneCodeIn, toShortCode } from "#domain/passes/pass.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import type { ClockError } from "./clock-error.ts";
import { AnswerScreen } from "./answer-screen.tsx";
import { RecentScans } from "./recent-scans.tsx";
import styles from "./scanner.module.css";
import { useCamera } from "./use-camera.ts";
import { type Accepted, type Answer, useScans } from "./use-scans.ts";
import { useSound } from "./use-sound.ts";
import { useWakeLock } from "#lib/browser/use-wake-lock.ts";

const ANSWER_SHOWN_MS = 6_000;

interface Shown {
  answer: Answer;
  nonce?: string | undefined;
  isLate?: boolean;
  count: number;
}

interface ScannerProps {
  /** Absent for staff, who serve every airport. */
  airport: string | undefined;
  onRefused: () => void;
}

export function Scanner({ airport, onRefused }: ScannerProps) {
  const words = useContent(scan);
  const { language } = useSiteContext();
  useWakeLock();
  const video = useRef<HTMLVideoElement>(null);
  // `count` makes a screen reader announce the same answer again.
  const [shown, setShown] = useState<Shown | null>(null);
  const { play, isMuted, toggle } = useSound();
  const onAnswer = (answer: Answer, nonce?: string) => {
    setShown((before) => ({ answer, nonce, count: (before?.count ?? 0) + 1 }));
    play(answer.result);
  };
  // The server's refusal replaces the phone's own answer if staff still see it.
  const onLateRefusal = useCallback(
    (nonce: string, answer: Redemption) =>
      setShown((before) =>
        before?.nonce === nonce ? { answer, nonce, isLate: true, count: before.count + 1 } : before,
      ),
    [],
  );
  const { scans, waiting, clockError, isChecking, check, checkSeen, accepted, correct } = useScans(
    onAnswer,
    onLateRefusal,
    onRefused,
    airport !== undefined,
  );
  const camera = useCamera(video, checkSeen);
  const isOn = camera.state === "on" || camera.state === "starting";
  useEffect(() => {
    if (!shown || !isOn) return undefined;
    const timer = setTimeout(() => setShown(null), ANSWER_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isOn]);
  // After a camera scan, a focused field would open the keyboard over the answer.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("code") as HTMLInputElement;
    const typed = field.value;
    void check(typed).then(() => {
      // The field may already hold the next code, and an invalid code stays for correction.
      if (field.value === typed && laneCodeIn(typed) !== undefined) field.value = "";
      field.focus();
    });
  };
  const duration = ({ count, unit }: ClockError) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const isNoPass = shown?.answer.result === "no-pass";
  return (
    <div className={styles.scanner} data-result={shown?.answer.result}>
      <div className={styles.stage}>
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          hidden={camera.state !== "on"}
          aria-label={words.camera.preview}
        />
        {shown ? (
          <AnswerScreen
            key={shown.count}
            answer={shown.answer}
            airport={airport}
            isLate={shown.isLate}
          />
        ) : (
          <div className={styles.ready}>
            <div className={styles.finder} aria-hidden />
            <p className={styles.idle}>
              {camera.state === "off"
                ? words.idle
                : words.camera[camera.state === "on" ? "ready" : camera.state]}
            </p>
          </div>
        )}
      </div>
      <div className={styles.controls}>
        {/* After "not a pass" this panel would seem to concern the rejected code. */}
        {accepted && !isNoPass && <Correction accepted={accepted} onCorrect={correct} />}
        {clockError && (
          <Notice tone="warning" role="status">
            <p data-notice="clock">
              {words.clock[clockError.isAhead ? "ahead" : "behind"](duration(clockError))}{" "}
              {words.clock.goOn} {words.clock.mend}
            </p>
          </Notice>
        )}
        {shown && camera.state === "refused" && <p>{words.camera.refused}</p>}
        <div className="cluster">
          <Button variant={isOn ? "outline" : "accent"} onClick={isOn ? camera.stop : camera.start}>
            {isOn ? <CameraOff size={18} aria-hidden /> : <Camera size={18} aria-hidden />}
            {isOn ? words.camera.stop : words.camera.start}
          </Button>
          <Button variant="outline" onClick={toggle}>
            {isMuted ? <Volume2 size={18} aria-hidden /> : <VolumeX size={18} aria-hidden />}
            {isMuted ? words.unmute : words.mute}
          </Button>
        </div>
        <form
          method="post"
          noValidate
          className={styles.form}
          onInput={() => isNoPass && setShown(null)}
          onSubmit={submit}
        >
          <TextField
            name="code"
            label={words.field}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
          />
          {/* `busy` would ignore presses, but the next code must queue. */}
          <Button type="submit" aria-busy={isChecking || undefined}>
            {isChecking ? words.busy : words.submit}
          </Button>
        </form>
        <p role="status" className={styles.waiting}>
          {waiting > 0 && words.waiting(waiting)}
        </p>
        <RecentScans scans={scans} airport={airport} />
      </div>
    </div>
  );
}

interface CorrectionProps {
  accepted: Accepted;
  onCorrect: (travellers?: number) => Promise<unknown>;
}

function Correction({ accepted, onCorrect }: CorrectionProps) {
  const { correct: words } = useContent(scan);
  const { travellers, orderNumber, shown } = accepted;
  const fewer = Array.from({ length: Math.min(travellers - 1, LARGE_PARTY) }, (_, at) => at + 1);
  return (
    <section aria-labelledby="correction" data-field="correction">
      <h2 id="correction" className={styles.heading}>
        {orderNumber === undefined
          ? words.admitted.code(travellers, inGroups(toShortCode(shown.code)))
          : words.admitted.order(travellers, orderNumber)}
      </h2>
      <p className={styles.question}>{words.question}</p>
      <div className="cluster">
        {fewer.map((count) => (
          <Button key={count} variant="outline" onClick={() => void onCorrect(count)}>
            {words.only(count)}
          </Button>
        ))}
        <Button variant="outline" onClick={() => void onCorrect()}>
          {words.undo}
        </Button>
      </div>
    </section>
  );
}
