import { classNames } from "../ui/class-names.ts";
import { Painting } from "./painting.tsx";
import styles from "./scene.module.css";

/** The Fast Track lane: one traveller walks through the open gate; the queue stands behind frosted glass. */
export function LaneScene({ className }: { className?: string }) {
  return <Painting plate="lane" hour="morning" className={classNames(styles.wide, className)} />;
}
