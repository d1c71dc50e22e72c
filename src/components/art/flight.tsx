import { useId } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./flight.module.css";
import { type Hour, Painting } from "./painting.tsx";

interface FlightProps {
  hour: Hour;
  /** An SVG path in a drawing of 640 by 300. */
  path: string;
  /** The end of the path. `turn` is in degrees from north-east. */
  plane: { x: number; y: number; turn: number };
  className: string | undefined;
}

const PLANE =
  "M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2" +
  "c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3" +
  "c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z";

export function Flight({ hour, path, plane, className }: FlightProps) {
  const id = useId().replaceAll(/\W/g, "");
  const place = `translate(${plane.x} ${plane.y}) rotate(${plane.turn})`;
  return (
    <div className={classNames(styles.flight, className)} aria-hidden>
      <Painting plate="cloudSea" hour={hour} className={styles.clouds} />
      <svg viewBox="0 0 640 300" fill="none" focusable="false">
        <linearGradient
          id={`${id}trail`}
          gradientUnits="userSpaceOnUse"
          x1="40"
          y1="0"
          x2="520"
          y2="0"
        >
          <stop stopColor="hsl(var(--accent))" stopOpacity="0" />
          <stop offset="1" stopColor="hsl(var(--accent))" />
        </linearGradient>
        <path
          d={path}
          stroke={`url(#${id}trail)`}
          strokeWidth="12"
          strokeLinecap="round"
          opacity=".2"
        />
        <path d={path} stroke={`url(#${id}trail)`} strokeWidth="3" strokeLinecap="round" />
        <path
          transform={`${place} scale(2.6) translate(-8 -16)`}
          d={PLANE}
          fill="hsl(var(--primary))"
        />
      </svg>
    </div>
  );
}
