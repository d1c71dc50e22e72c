import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
import { writeStops } from "./gradient-stops.tsx";
import { Painting } from "./painting.tsx";
import styles from "./route-globe.module.css";

/** From Paris to New York, Dubai, Madrid and Rome. */
const ROUTES = [
  "M262 187Q135 138 77 157",
  "M262 187Q394 185 424 219",
  "M262 187Q257 200 247 222",
  "M262 187Q282 195 294 211",
];

const TOWNS =
  "M16 235h0m4 14h0m1-75h0m4 101h0m1-82h0m6 32h0m4 33h0m3-110h0m1 43h0m1-11h0m0 91h0m4-135h0m" +
  "0 104h0m6-81h0m2 171h0m2-183h0m1 114h0m2 15h0m11-147h0m0 27h0m4 43h0m0 119h0m3-206h0m3 31h" +
  "0m6 13h0m11-14h0m5 17h0m15 208h0m3 27h0m7-230h0m3 221h0m46-74h0m3-84h0m20 104h0m4-22h0m1-5" +
  "8h0m1 17h0m7-139h0m17 134h0m4-44h0m0 113h0m2-156h0m0 60h0m1 14h0m5-84h0m5 71h0m3-59h0m0 18" +
  "0h0m1-148h0m3-19h0m5 39h0m0 27h0m1-16h0m0 91h0m4-189h0m1 37h0m0 177h0m4-133h0m3-93h0m0 105" +
  "h0m2 91h0m2-220h0m0 90h0m3 155h0m1-185h0m1-16h0m5 62h0m3-72h0m0 45h0m4 11h0m1 35h0m1 110h0" +
  "m3-98h0m5-30h0m1 156h0m1-223h0m0 211h0m1-156h0m1-36h0m1 67h0m1-48h0m2-52h0m6 75h0m4-24h0m2" +
  " 141h0m3-125h0m5-60h0m0 25h0m2 53h0m7 9h0m1-27h0m12 15h0m1-15h0m10 40h0m10-12h0m0 19h0m5-6" +
  "1h0m2 106h0m7-116h0m3 34h0m4 50h0m5 84h0m1-153h0m2 115h0m3-88h0m3 18h0m7-12h0m18-5h0";

const AIRPORTS =
  "M77 157h0m170 65h0m7-44h0m8 9h0m0 1h0m0 20h0m3 10h0m2-45h0m4 26h0m2 9h0m5-27h0m0 25h0" +
  "m16 5h0m130 8h0";

/** Orthographic projection, rounded to a degree: centre 36° N 6° W, radius 232 of 480 by 400. */
export function RouteGlobe({ className }: { className?: string }) {
  const id = useId().replaceAll(/\W/g, "");
  return (
    <div className={classNames(styles.globe, className)} aria-hidden>
      <Painting plate="globe" hour="night" className={styles.earth} />
      <svg viewBox="0 0 480 400" fill="none" focusable="false">
        <radialGradient
          id={`${id}air`}
          gradientUnits="userSpaceOnUse"
          cx="240"
          cy="240"
          r="240"
          fx="226"
          fy="232"
        >
          {writeStops(
            [0.84, "sky-light", 0],
            [0.962, "sky-light", 0.55],
            [0.968, "#fff", 0.8],
            [0.974, "sky-light", 0.5],
            [1, "sky-light", 0],
          )}
        </radialGradient>
        <linearGradient id={`${id}dusk`} x2="1" y2=".3">
          {writeStops([0.35, "#fff"], [0.85, "#fff", 0.12])}
        </linearGradient>
        <linearGradient
          id={`${id}towns`}
          gradientUnits="userSpaceOnUse"
          x1="60"
          y1="160"
          x2="440"
          y2="250"
        >
          {writeStops([0, "#fff", 0.75], [0.5, "#fff", 0.85], [0.8, "accent-on-night"])}
        </linearGradient>
        <mask id={`${id}day`}>
          <path fill={`url(#${id}dusk)`} d="M0 0h480v400H0z" />
        </mask>
        <circle cx="240" cy="240" r="240" fill={`url(#${id}air)`} mask={`url(#${id}day)`} />
        <path d={TOWNS} stroke={`url(#${id}towns)`} strokeWidth="2.200" strokeLinecap="round" />
        <path
          d={ROUTES.join("")}
          stroke="hsl(var(--accent-on-night) / .28)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d={ROUTES.join("")} stroke="hsl(var(--accent-on-night))" strokeWidth="1.600" />
        <path
          d={AIRPORTS}
          stroke="hsl(var(--accent-on-night) / .35)"
          strokeWidth="11"
          strokeLinecap="round"
        />
        <path d={AIRPORTS} stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <div className={styles.lights}>
        <svg viewBox="0 0 480 400" fill="none" focusable="false">
          {ROUTES.map((route) => (
            <path
              key={route}
              className={styles.flight}
              d={route}
              pathLength="100"
              strokeDasharray="0 100"
              stroke="#fff"
              strokeWidth="4.500"
              strokeLinecap="round"
            />
          ))}
        </svg>
      </div>
    </div>
  );
}
