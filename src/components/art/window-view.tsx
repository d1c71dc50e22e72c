import { useId } from "react";
import { writeStops } from "./gradient-stops.tsx";

interface WindowViewProps {
  className?: string;
  /** The address of `PLATES.cloudSea`, or the picture as a data URI. */
  clouds: string;
  /** Classes of the moving parts: the clouds, and the light over the wing. */
  drift?: string;
  sweep?: string;
  /** The class of the light over sky, clouds and wing. */
  light?: string;
  /** The class of the dark layer above that light, which has the stars and the moon. */
  dark?: string;
}

/** Plain SVG, for pages and for pictures. */
export function WindowView({ className, clouds, drift, sweep, light, dark }: WindowViewProps) {
  // SVG attributes cannot refer to the characters in React's ids.
  const id = useId().replaceAll(/\W/g, "");
  const url = (name: string): string => `url(#${id}${name})`;
  return (
    <svg
      className={className}
      viewBox="0 0 440 560"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          {writeStops(
            [0, "sky-dark"],
            [0.26, "sky"],
            [0.5, "sky-light"],
            [0.582, "secondary"],
            [0.6, "sky-light"],
            [0.8, "sky"],
            [1, "sky-dark"],
          )}
        </linearGradient>
        <radialGradient
          id={`${id}dawn`}
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="1"
          gradientTransform="translate(116 330) scale(340 128)"
        >
          {writeStops(
            [0, "secondary"],
            [0.2, "sunlight", 0.95],
            [0.55, "sunlight", 0.5],
            [1, "sunlight", 0],
          )}
        </radialGradient>
        <linearGradient id={`${id}lit`} x2="0" y2="1">
          {writeStops([0.25, "secondary"], [1, "#fff"])}
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          {writeStops(
            [0, "#fff"],
            [0.13, "#fff", 0.96],
            [0.2, "secondary", 0.6],
            [0.5, "secondary", 0.2],
            [1, "secondary", 0],
          )}
        </radialGradient>
        <linearGradient
          id={`${id}wing`}
          gradientUnits="userSpaceOnUse"
          x1="190"
          y1="330"
          x2="400"
          y2="560"
        >
          {writeStops([0, "secondary"], [0.16, "sky-light"], [0.5, "sky"], [1, "night"])}
        </linearGradient>
        <linearGradient
          id={`${id}rim`}
          gradientUnits="userSpaceOnUse"
          x1="160"
          y1="0"
          x2="400"
          y2="0"
        >
          {writeStops([0, "#fff"], [1, "#fff", 0.25])}
        </linearGradient>
        <linearGradient id={`${id}shell`} x2=".7" y2="1">
          {writeStops([0, "#fff"], [0.55, "sand"], [1, "paper"])}
        </linearGradient>
        <linearGradient id={`${id}well`} x2="0" y2="1">
          {writeStops(
            [0, "hsl(var(--ink) / .34)"],
            [0.3, "hsl(var(--ink) / .1)"],
            [1, "#fff", 0.7],
          )}
        </linearGradient>
        <linearGradient
          id={`${id}fade`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="262"
          x2="0"
          y2="336"
        >
          {writeStops([0, "#000"], [1, "#000", 0])}
        </linearGradient>
        <clipPath id={`${id}pane`}>
          <rect x="46" y="46" width="348" height="468" rx="164" />
        </clipPath>
        <mask id={`${id}clouds`} maskUnits="userSpaceOnUse" x="30" y="250" width="380" height="270">
          <image
            href={clouds}
            x="-150"
            y="262"
            width="768"
            height="256"
            preserveAspectRatio="none"
          />
          <path fill={url("fade")} d="M0 250h440v90H0z" />
        </mask>
      </defs>
      <rect x="6" y="6" width="428" height="548" rx="204" fill={url("shell")} />
      <rect x="26" y="26" width="388" height="508" rx="184" fill="hsl(var(--sand))" />
      <rect x="26" y="26" width="388" height="508" rx="184" fill={url("well")} />
      <g clipPath={url("pane")}>
        <path fill={url("sky")} d="M0 0h440v560H0z" />
        <path fill={url("dawn")} d="M0 190h440v280H0z" />
        <g className={drift}>
          <path fill={url("lit")} mask={url("clouds")} d="M30 250h380v280H30z" />
        </g>
        <circle cx="116" cy="312" r="130" fill={url("glow")} />
        <path d="M440 400 190 343l-22 2 26 22 180 193h66z" fill={url("wing")} />
        <path
          d="M190 343c-20-8-34-40-39-80l-10-3c1 52 10 79 33 86z"
          fill="hsl(var(--night-accent))"
        />
        <path d="m141 260 10 3c5 40 19 72 39 80" stroke="#fff" strokeOpacity=".8" strokeWidth="2" />
        <path d="M141 260c1 52 10 79 33 86" stroke="hsl(var(--secondary))" strokeOpacity=".6" />
        <path d="m440 400-250-57-22 2" stroke={url("rim")} strokeWidth="3.500" />
        <path
          d="m206 366 234 64M250 416l190 70M262 378l26 62M330 396l44 92"
          stroke="#fff"
          strokeOpacity=".16"
        />
        <path
          d="m194 367 180 193"
          stroke="hsl(var(--secondary))"
          strokeOpacity=".4"
          strokeWidth="1.500"
        />
        {sweep !== undefined && (
          <path className={sweep} d="m190 343 30 7 60 90-40-44z" fill="#fff" opacity="0" />
        )}
        {light !== undefined && <path className={light} d="M0 0h440v560H0z" />}
        {dark !== undefined && (
          <g className={dark}>
            <path fill="hsl(var(--night))" fillOpacity=".75" d="M0 0h440v560H0z" />
            <circle cx="116" cy="312" r="17" fill="#fff" fillOpacity=".85" />
            <path
              d="M112 196h0M150 120h0M178 214h0M206 84h0M232 156h0M262 226h0M284 104h0M310 176h0M344 132h0M352 236h0M196 160h0"
              stroke="#fff"
              strokeWidth="2.500"
              strokeLinecap="round"
            />
          </g>
        )}
        <path d="M46 210 250 46h60L46 268z" fill="#fff" opacity=".05" />
      </g>
      <rect
        x="47"
        y="47"
        width="346"
        height="466"
        rx="163"
        stroke="hsl(var(--ink) / .35)"
        strokeWidth="3"
      />
      <rect
        x="27"
        y="27"
        width="386"
        height="506"
        rx="183"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.500"
      />
    </svg>
  );
}
