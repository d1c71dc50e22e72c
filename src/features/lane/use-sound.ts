import { useRef, useState } from "react";
import { tryStorage } from "#lib/storage/try-storage.ts";
import type { Answer } from "./use-scans.ts";

const KEY = "envol.lane-muted";
const TONE_S = 0.12;

/** In Hz: rising for yes, low for no, the same tone twice for unknown. */
const TONES: Record<Answer["result"], readonly number[]> = {
  valid: [660, 990],
  refused: [220, 165, 165],
  unchecked: [440, 440],
  "no-pass": [300],
  "taken-back": [660, 440],
  "not-taken-back": [440, 440],
};

/** Vibrations and pauses in ms: one for yes, several for no. */
const BUZZES: Record<Answer["result"], number[]> = {
  valid: [80],
  refused: [250, 80, 250],
  unchecked: [120, 80, 120],
  "no-pass": [40],
  "taken-back": [60, 60],
  "not-taken-back": [120, 80, 120],
};

export function useSound() {
  const [isMuted, setIsMuted] = useState(readMuted);
  const context = useRef<AudioContext>(undefined);
  const play = (result: Answer["result"]) => {
    navigator.vibrate?.(BUZZES[result]);
    if (isMuted) return;
    context.current ??= new AudioContext();
    const { current } = context;
    void current.resume();
    for (const [index, frequency] of TONES[result].entries())
      beep(current, frequency, current.currentTime + index * TONE_S);
  };
  const toggle = () => {
    setIsMuted(!isMuted);
    // Without storage the choice lasts as long as the page.
    tryStorage(() => localStorage.setItem(KEY, String(!isMuted)));
  };
  return { play, isMuted, toggle };
}

function beep(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  // The tone fades, because a sudden end clicks.
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_S);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + TONE_S);
}

const readMuted = () => tryStorage(() => localStorage.getItem(KEY)) === "true";
