import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./boarding-pass.module.css";
import { Ticket, type TicketProps } from "./ticket.tsx";

interface BoardingPassProps extends Pick<TicketProps, "stub" | "shape" | "className"> {
  band?: ReactNode;
  /** `primary` is for a pass on the night's colour. */
  tone?: "night" | "primary" | "success" | "warning" | "danger" | "neutral";
  place?: { label: string; code?: string; name: string; isOpen?: boolean };
  /** A form or a link, shown where the place is missing. */
  missing?: ReactNode;
  /** Facts without a value are left out. */
  facts?: { label: string; value: ReactNode; wide?: boolean }[];
  children?: ReactNode;
}

export function BoardingPass({
  band,
  tone = "night",
  place,
  missing,
  facts,
  children,
  className,
  ...ticket
}: BoardingPassProps) {
  return (
    <Ticket {...ticket} className={classNames(styles.pass, className)}>
      {band && (
        <div className={styles.band} data-tone={tone} data-scheme="light">
          {band}
        </div>
      )}
      {missing}
      {facts && (
        <dl className={styles.facts}>
          {place && (
            <div className={styles.place}>
              <dt>{place.label}</dt>
              {place.code ? (
                <dd>
                  <PlaceCode code={place.code} className={styles.code} />{" "}
                  <span className={styles.name}>{place.name}</span>
                </dd>
              ) : (
                <dd className={styles.written} data-open={place.isOpen}>
                  {place.name}
                </dd>
              )}
            </div>
          )}
          {facts.map(
            ({ label, value, wide }) =>
              value && (
                <div key={label} data-wide={wide}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {children}
    </Ticket>
  );
}

/** The key repeats the animation for another code. */
export function PlaceCode({
  code,
  className,
  ...props
}: { code: string } & HTMLAttributes<HTMLSpanElement>) {
  return (
    <span key={code} {...props} className={classNames(styles.landing, className)}>
      {code}
    </span>
  );
}
