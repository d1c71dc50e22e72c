import { classNames } from "../ui/class-names.ts";
import styles from "./horizon.module.css";
import { type Hour, Painting } from "./painting.tsx";

/** A sea of clouds at an hour of the day, as wide as the page. Its upper edge fades into whatever it lies on. */
export function Horizon({ hour, className }: { hour: Hour; className?: string }) {
  return <Painting plate="cloudSea" hour={hour} className={classNames(styles.horizon, className)} />;
}
