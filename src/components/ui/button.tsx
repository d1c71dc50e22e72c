import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { OutwardLink } from "./outward-link.tsx";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

interface Look {
  /**
   * `accent` commits: one a screen. `outline` (`on-night` on dark) is the way beside it. `primary`
   * is for other forms, `danger` takes something away.
   */
  variant?: "primary" | "accent" | "outline" | "quiet" | "danger" | "on-night";
  /** `s` is for rows of a table. */
  size?: "s" | "m" | "l";
  wide?: boolean;
}

function buttonClass({ variant = "primary", size = "m", wide }: Look, className?: string): string {
  return classNames(
    styles.button,
    styles[variant],
    size === "l" && styles.large,
    size === "s" && styles.small,
    wide && styles.wide,
    className,
  );
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** While `busy` it stays focusable and announces it, but cannot be pressed. */
export function Button({
  variant,
  size,
  wide,
  busy,
  className,
  type = "button",
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-disabled={busy || props["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>;

export function ExternalButton({
  variant,
  size,
  wide,
  className,
  ...props
}: AnchorProps & { href: string }) {
  return (
    <OutwardLink
      {...props}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant, size, wide }, className)}
    />
  );
}

/** Leads to an address that no page of ours has, such as a file. */
export function PlainButton({ variant, size, wide, className, ...props }: AnchorProps) {
  return <a {...props} className={buttonClass({ variant, size, wide }, className)} />;
}

export const ButtonLink = createLink(PlainButton);
