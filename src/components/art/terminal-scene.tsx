import { classNames } from "../ui/class-names.ts";
import { Painting } from "./painting.tsx";
import styles from "./scene.module.css";

/** A departure hall in the morning: tall windows, a plane outside, and people of every age on their way. */
export function TerminalScene({ className }: { className?: string }) {
  return <Painting plate="terminal" hour="morning" className={classNames(styles.wide, className)} />;
}
