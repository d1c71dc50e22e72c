import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { OutwardLink } from "./outward-link.tsx";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

interface Look {
  /**
   * `accent` pays, books or joins, once on a screen; `primary` does something else; `outline`
   * (`on-night` on dark) goes somewhere; `danger` takes something away (docs/decisions/0045).
   */
  variant?: "primary" | "accent" | "outline" | "quiet" | "danger" | "on-night";
  size?: "s" | "m" | "l";
  wide?: boolean;
}

function withLook<Props extends Look & { className?: string }>({
  variant = "primary",
  size = "m",
  wide,
  className,
  ...props
}: Props) {
  const look = classNames(
    styles.button,
    styles[variant],
    size === "l" && styles.large,
    size === "s" && styles.small,
    wide && styles.wide,
    className,
  );
  return { ...props, className: look };
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** While `busy`, the button stays focusable and announces it, but cannot be pressed. */
export function Button({ busy, type = "button", onClick, ...props }: ButtonProps) {
  return (
    <button
      {...withLook(props)}
      type={type}
      aria-disabled={busy || props["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>;

export function ExternalButton(props: AnchorProps & { href: string }) {
  return <OutwardLink {...withLook(props)} target="_blank" rel="noopener" />;
}

/** For an address that is not one of our pages, such as a file. */
export function PlainButton(props: AnchorProps) {
  return <a {...withLook(props)} />;
}

export const ButtonLink = createLink(PlainButton);
