import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
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
  "M16 235h0m4 14h0m1-75h0m4 101h0m1-82h0m6 3h0m0 29h0m4 33h0m3-110h0m0 44h0m1-34h0m0 33h0" +
  "m1-11h0m0 91h0m2-90h0m2-45h0m0 104h0m4 5h0m2-86h0m2 171h0m2-183h0m1 114h0m0 7h0m1-107h0" +
  "m1 115h0m3-114h0m2-19h0m1-5h0m5-9h0m0 27h0m1-10h0m0 10h0m1-15h0m1-5h0m1 63h0m0 119h0" +
  "m1-161h0m2-45h0m1 44h0m2-18h0m0 5h0m6 13h0m2-16h0m3 2h0m6 0h0m5 17h0m2-5h0m13 213h0m3 27" +
  "h0m7-230h0m3 221h0m44-68h0m2-6h0m3-84h0m19 95h0m1 9h0m4-22h0m1-58h0m1 17h0m3 3h0m4-142h0" +
  "m2 139h0m15-5h0m2-34h0m2-10h0m0 113h0m1-159h0m0 37h0m0 48h0m1-82h0m0 60h0m1 14h0m4-79h0" +
  "m1-5h0m0 68h0m3 14h0m1-87h0m1 76h0m1-76h0m2 17h0m0 180h0m1-188h0m0 40h0m2-36h0m1 17h0" +
  "m0 4h0m3 9h0m2 21h0m0 5h0m0 27h0m1-46h0m0 30h0m0 91h0m4-189h0m1 37h0m0 47h0m0 130h0" +
  "m4-178h0m0 45h0m2 130h0m1-223h0m0 105h0m2-59h0m0 6h0m0 144h0m1-149h0m1-71h0m0 35h0m0 17" +
  "h0m0 38h0m2-10h0m1 4h0m0 161h0m1-185h0m1-16h0m1 35h0m0 5h0m1 7h0m1-40h0m2 55h0m1-39h0" +
  "m2-33h0m0 29h0m0 16h0m0 19h0m0 18h0m2-22h0m2-13h0m0 9h0m1-19h0m0 54h0m1 110h0m3-182h0" +
  "m0 33h0m0 51h0m1-71h0m2-38h0m1 3h0m0 46h0m0 41h0m1-41h0m0 10h0m0 20h0m1 156h0m1-223h0" +
  "m0 211h0m1-156h0m1-36h0m0 9h0m1 52h0m0 6h0m1-48h0m1 26h0m1-78h0m1 22h0m0 49h0m3-10h0" +
  "m2 14h0m4-24h0m1 20h0m1 121h0m3-125h0m2 9h0m2-19h0m1-50h0m0 25h0m2 53h0m7 9h0m1-27h0" +
  "m1 13h0m0 3h0m5 4h0m6-5h0m1-15h0m9 19h0m1 21h0m6-20h0m1 8h0m3 0h0m0 19h0m1-3h0m1-65h0" +
  "m3 7h0m2 106h0m7-116h0m3 34h0m4 50h0m5 84h0m1-153h0m2 115h0m3-88h0m3 18h0m7-12h0m3 2h0" +
  "m7-3h0m8-4h0";

const AIRPORTS =
  "M77 157h0m170 65h0m7-44h0m8 9h0m0 1h0m0 20h0m3 10h0m2-45h0m4 26h0m2 9h0m5-27h0m0 25h0" +
  "m16 5h0m130 8h0";

/**
 * The Earth over the Atlantic, and a light along each route from Paris. Orthographic projection
 * (centre 36° N 6° W, radius 232 of 480 by 400), rounded to a degree.
 */
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
          <stop offset=".84" stopColor="hsl(var(--sky-light))" stopOpacity="0" />
          <stop offset=".962" stopColor="hsl(var(--sky-light))" stopOpacity=".55" />
          <stop offset=".968" stopColor="#fff" stopOpacity=".8" />
          <stop offset=".974" stopColor="hsl(var(--sky-light))" stopOpacity=".5" />
          <stop offset="1" stopColor="hsl(var(--sky-light))" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}dusk`} x2="1" y2=".3">
          <stop offset=".35" stopColor="#fff" />
          <stop offset=".85" stopColor="#fff" stopOpacity=".12" />
        </linearGradient>
        <linearGradient
          id={`${id}towns`}
          gradientUnits="userSpaceOnUse"
          x1="60"
          y1="160"
          x2="440"
          y2="250"
        >
          <stop stopColor="#fff" stopOpacity=".75" />
          <stop offset=".5" stopColor="#fff" stopOpacity=".85" />
          <stop offset=".8" stopColor="hsl(var(--accent-on-night))" />
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
