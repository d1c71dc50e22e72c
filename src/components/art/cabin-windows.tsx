import { classNames } from "../ui/class-names.ts";
import { Painting } from "./painting.tsx";
import styles from "./scene.module.css";

interface VignetteProps {
  className?: string;
}

/** A concierge's desk at first light, the bell in front. */
export function BellWindow({ className }: VignetteProps) {
  return <Painting plate="bell" hour="dawn" className={classNames(styles.card, className)} />;
}

/** A traveller in an empty lane, through the gate and towards the morning. */
export function LaneWindow({ className }: VignetteProps) {
  return <Painting plate="laneCard" hour="morning" className={classNames(styles.card, className)} />;
}

/** A boarding pass on a phone, beside a coffee. */
export function PassWindow({ className }: VignetteProps) {
  return <Painting plate="pass" hour="day" className={classNames(styles.card, className)} />;
}

/** An armchair under a lamp at dusk; somebody looks out. */
export function LoungeWindow({ className }: VignetteProps) {
  return <Painting plate="lounge" hour="dusk" className={classNames(styles.card, className)} />;
}

/** A museum whose door stands open, and two people on its steps. */
export function MuseumWindow({ className }: VignetteProps) {
  return <Painting plate="museum" hour="evening" className={classNames(styles.card, className)} />;
}

/** A guide opens under the lamp, and a city stands up from its pages. */
export function GuideWindow({ className }: VignetteProps) {
  return <Painting plate="guide" hour="night" className={classNames(styles.card, className)} />;
}
