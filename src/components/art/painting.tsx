import { classNames } from "../ui/class-names.ts";
import styles from "./painting.module.css";
import { PLATES } from "./plates.ts";

/** The hour of a picture: what its light and its shadows are tinted with. */
export type Hour = "dawn" | "morning" | "day" | "dusk" | "evening" | "night";

interface PaintingProps {
  plate: keyof typeof PLATES;
  hour: Hour;
  className?: string;
}

/**
 * A picture painted in grey by `scripts/paint`, in the brand's colours: its light is multiplied by one gradient, and a second one is
 * laid into its shadows (docs/decisions/0045). Loads when it comes near the view.
 */
export function Painting({ plate, hour, className }: PaintingProps) {
  const { src, width, height } = PLATES[plate];
  return (
    <div
      className={classNames(styles.painting, className)}
      data-hour={hour}
      data-plate={plate}
      aria-hidden="true"
    >
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </div>
  );
}

/** A sea of clouds at an hour of the day, as wide as the page. Its upper edge fades into whatever it lies on. */
export function Horizon({ hour, className }: { hour: Hour; className?: string }) {
  return (
    <Painting plate="cloudSea" hour={hour} className={classNames(styles.horizon, className)} />
  );
}
