import { Flight } from "./flight.tsx";

/** A plane over the clouds, whose contrail turns back on itself. */
export function LostContrail({ className }: { className?: string }) {
  return (
    <Flight
      hour="dawn"
      path="M40 206c110 0 190-30 246-80 44-38 58-90 18-102-38-12-64 30-42 70 30 54 134 58 214 16"
      plane={{ x: 484, y: 104, turn: 18 }}
      className={className}
    />
  );
}
