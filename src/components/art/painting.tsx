import { classNames } from "../ui/class-names.ts";
import styles from "./painting.module.css";
import { PLATES } from "./plates.ts";

/** Tints the light and the shadows of a picture. */
export type Hour = "dawn" | "morning" | "day" | "dusk" | "evening" | "night";

interface PaintingProps {
  plate: keyof typeof PLATES;
  hour: Hour;
  className?: string;
}

/** A grey picture of `tools/paint` in the brand's colours (docs/decisions/0045), loaded lazily. */
export function Painting({ plate, hour, className }: PaintingProps) {
  const { src, width, height, large } = PLATES[plate];
  return (
    <div
      className={classNames(styles.painting, className)}
      data-hour={hour}
      data-plate={plate}
      aria-hidden
    >
      <img
        src={src}
        srcSet={`${src} ${width}w, ${large} ${2 * width}w`}
        // "auto" takes the picture's width on the page; older browsers take the width of the page.
        sizes="auto, 100vw"
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

/** As wide as the page. Its upper edge fades. */
export function Horizon({ hour, className }: { hour: Hour; className?: string }) {
  return (
    <Painting plate="cloudSea" hour={hour} className={classNames(styles.horizon, className)} />
  );
}
