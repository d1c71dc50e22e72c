import { classNames } from "../ui/class-names.ts";
import { Painting } from "./painting.tsx";
import styles from "./painting.module.css";

interface SceneProps {
  className?: string;
}

/** A concierge's desk at first light, the bell in front. */
export function BellVignette({ className }: SceneProps) {
  return <Painting plate="bell" hour="dawn" className={classNames(styles.card, className)} />;
}

/** A traveller in an empty lane, through the gate and towards the morning. */
export function LaneVignette({ className }: SceneProps) {
  return (
    <Painting plate="laneCard" hour="morning" className={classNames(styles.card, className)} />
  );
}

/** A boarding pass on a phone, beside a coffee. */
export function PassVignette({ className }: SceneProps) {
  return <Painting plate="pass" hour="day" className={classNames(styles.card, className)} />;
}

/** An armchair under a lamp at dusk; somebody looks out. */
export function LoungeVignette({ className }: SceneProps) {
  return <Painting plate="lounge" hour="dusk" className={classNames(styles.card, className)} />;
}

/** A museum whose door stands open, and two people on its steps. */
export function MuseumVignette({ className }: SceneProps) {
  return <Painting plate="museum" hour="evening" className={classNames(styles.card, className)} />;
}

/** A guide opens under the lamp, and a city stands up from its pages. */
export function GuideVignette({ className }: SceneProps) {
  return <Painting plate="guide" hour="night" className={classNames(styles.card, className)} />;
}

/** One traveller walks through the open gate; the queue stands behind frosted glass. */
export function LaneScene({ className }: SceneProps) {
  return <Painting plate="lane" hour="morning" className={classNames(styles.wide, className)} />;
}

/** An airliner's open door at first light, and the stairs up to it. */
export function AirstairsScene({ className }: SceneProps) {
  return <Painting plate="airstairs" hour="dawn" className={className} />;
}

/** From the door of a house to the gate of a plane, in the evening. */
export function DoorToGateScene({ className }: SceneProps) {
  return (
    <Painting plate="doorToGate" hour="evening" className={classNames(styles.wide, className)} />
  );
}

/** A departure hall in the morning, with people of every age. */
export function TerminalScene({ className }: SceneProps) {
  return (
    <Painting plate="terminal" hour="morning" className={classNames(styles.wide, className)} />
  );
}
