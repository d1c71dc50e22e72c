import type { ReactNode } from "react";
import styles from "./cabin-windows.module.css";

/** The hour outside: one flight from dawn to night. */
type Sky = "dawn" | "morning" | "day" | "dusk" | "evening" | "night";

function CabinWindow({ sky, children }: { sky: Sky; children: ReactNode }) {
  return (
    <svg
      className={styles.window}
      data-sky={sky}
      viewBox="0 0 96 128"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const PRIMARY = "hsl(var(--primary))";
const ACCENT = "hsl(var(--accent))";
const NIGHT = "hsl(var(--night))";
const SAND = "hsl(var(--secondary))";

/** A reception bell on a desk, ringing. */
export function BellWindow() {
  return (
    <CabinWindow sky="dawn">
      <path d="M0 96h96v32H0z" fill={NIGHT} />
      <path d="M20 86a28 28 0 0 1 56 0z" fill={PRIMARY} />
      <path d="M16 86h64v10H16z" fill={SAND} />
      <path d="M43 48h10v11H43z" fill={NIGHT} />
      <path d="M31 80a18 18 0 0 1 11-12M24 46l-8-8M72 46l8-8M48 38V26" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </CabinWindow>
  );
}

/** An empty lane that runs to the horizon. */
export function LaneWindow() {
  return (
    <CabinWindow sky="morning">
      <circle cx="48" cy="62" r="17" fill="#fff" />
      <path d="M0 62h96v66H0z" fill={NIGHT} />
      <path d="M44 62h8l26 66H18z" fill={ACCENT} />
      <path d="m34 116 14-13 14 13M39 98l9-9 9 9M43 83l5-6 5 6" stroke="#fff" strokeWidth="4" />
      <path d="M8 128 40 62M88 128 56 62" stroke={SAND} strokeWidth="2" />
    </CabinWindow>
  );
}

/** A boarding pass on a phone. */
export function PassWindow() {
  return (
    <CabinWindow sky="day">
      <path d="M0 40q20-14 34 0 22-16 40 2 12-8 22 0v88H0z" fill="#fff" opacity=".5" />
      <rect x="24" y="26" width="48" height="92" rx="9" fill={NIGHT} />
      <rect x="29" y="33" width="38" height="78" rx="4" fill="#fff" />
      <path d="M35 41h26M35 50h14" stroke={PRIMARY} strokeWidth="4" />
      <path d="M36 78v26m5-26v26m4-26v26m7-26v26m4-26v26m4-26v26" stroke={NIGHT} strokeWidth="2.500" />
      <path d="M29 68h38" stroke={NIGHT} strokeDasharray="3 3" />
      <circle cx="70" cy="52" r="14" fill={ACCENT} />
      <path d="m64 52 5 5 8-9" stroke="#fff" strokeWidth="3.500" />
    </CabinWindow>
  );
}

/** An armchair under a lamp, before boarding. */
export function LoungeWindow() {
  return (
    <CabinWindow sky="dusk">
      <circle cx="32" cy="50" r="15" fill="#fff" opacity=".85" />
      <path d="M0 104h96v24H0z" fill={NIGHT} />
      <path d="M72 40v66" stroke={NIGHT} strokeWidth="3" />
      <path d="m62 42 5-16h11l5 16z" fill={SAND} />
      <path d="M20 72c0-10 44-10 44 0v26H20z" fill={PRIMARY} />
      <path d="M14 80c8-4 12 2 12 8h32c0-6 4-12 12-8v24H14z" fill="hsl(var(--primary-dark))" />
      <path d="M20 104v6m44-6v6" stroke={ACCENT} strokeWidth="4" />
    </CabinWindow>
  );
}

/** A museum whose door stands open. */
export function MuseumWindow() {
  return (
    <CabinWindow sky="evening">
      <path d="M0 108h96v20H0z" fill={NIGHT} />
      <path d="M12 56 48 32l36 24z" fill={ACCENT} />
      <path d="M14 56h68v6H14zM12 102h72v6H12z" fill={SAND} />
      <path d="M21 62v40m14-40v40m26-40v40m14-40v40" stroke={SAND} strokeWidth="7" />
      <path d="M41 102V76a7 7 0 0 1 14 0v26z" fill={ACCENT} />
      <path d="m41 102-14 26h42l-14-26z" fill={ACCENT} opacity=".5" />
    </CabinWindow>
  );
}

/** An open guide under the moon, a route rising from its pages. */
export function GuideWindow() {
  return (
    <CabinWindow sky="night">
      <circle cx="64" cy="36" r="11" fill={SAND} />
      <path d="M24 80C28 56 42 46 60 60" stroke={ACCENT} strokeWidth="3" strokeDasharray="1 6" strokeLinecap="round" />
      <circle cx="24" cy="80" r="4" fill={ACCENT} />
      <path d="M48 86C36 76 20 76 8 82v34c12-6 28-6 40 4z" fill="#fff" />
      <path d="M48 86c12-10 28-10 40-4v34c-12-6-28-6-40 4z" fill={SAND} />
      <path d="M16 92q12-3 24 3m-24 8q12-3 24 3m16-11q12-6 24-3m-24 14q12-6 24-3" stroke={PRIMARY} strokeWidth="2" opacity=".6" />
    </CabinWindow>
  );
}
