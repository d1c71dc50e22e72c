import type { BarcodeDetector } from "qr/decode.js";
import { type RefObject, useEffect, useRef, useState } from "react";

type CameraState = "off" | "starting" | "on" | "refused";

const LOOK_EVERY_MS = 120;
/** A code is read again after it was out of view for this long. */
const AWAY_MS = 2_500;

/** If `onRead` returns false, the code is read again. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (text: string) => Promise<boolean>,
) {
  // Counts presses, so that another press retries a refused camera; 0 while switched off.
  const [wanted, setWanted] = useState(0);
  const [state, setState] = useState<CameraState>("off");
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);

  useEffect(() => {
    if (wanted === 0) return undefined;
    const stop = new AbortController();
    setState("starting");
    run(
      video.current!,
      (text) => read.current(text),
      () => setState("on"),
      stop.signal,
    ).catch(() => {
      if (stop.signal.aborted) return;
      stop.abort();
      setState("refused");
    });
    return () => {
      stop.abort();
      setState("off");
    };
  }, [wanted, video]);

  return { state, start: () => setWanted((presses) => presses + 1), stop: () => setWanted(0) };
}

/** Throws without a camera or without permission. */
async function run(
  video: HTMLVideoElement,
  onRead: (text: string) => Promise<boolean>,
  onStarted: () => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  const [detector] = await Promise.all([createDetector(), video.play()]);
  onStarted();
  let last = { text: "", seenAt: 0 };
  while (!signal.aborted) {
    const [found] = await detector.detect(video).catch(() => []);
    if (found) {
      const text = found.rawValue;
      const isNew = text !== last.text || Date.now() - last.seenAt > AWAY_MS;
      if (!isNew || (await onRead(text))) last = { text, seenAt: Date.now() };
    }
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
}

export async function createDetector(): Promise<Pick<BarcodeDetector, "detect">> {
  const native = (globalThis as { BarcodeDetector?: typeof BarcodeDetector }).BarcodeDetector;
  const formats = { formats: ["qr_code" as const] };
  if (native && (await native.getSupportedFormats()).includes("qr_code"))
    return new native(formats);
  const decoder = await import("qr/decode.js");
  return new decoder.BarcodeDetector(formats);
}
