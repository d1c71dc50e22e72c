import type { AnchorHTMLAttributes } from "react";
import { shell } from "#content/shell.ts";
import { showToast } from "#lib/api/toast.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { classNames } from "./class-names.ts";
import styles from "./outward-link.module.css";

/** In a preview the link is off, because anybody may have written it (docs/decisions/0016). */
export function OutwardLink(props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { preview } = useSiteContext();
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  return preview ? <LinkThatIsOff {...props} /> : <a {...props} />;
}

function LinkThatIsOff({ className, children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { off, link } = useContent(shell).preview;
  const explain = () => showToast({ ...link, tone: "info" });
  const label = props["aria-label"];
  return (
    <a
      {...props}
      href={undefined}
      target={undefined}
      rel={undefined}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- no target, no link
      role="link"
      tabIndex={0}
      aria-disabled="true"
      aria-label={label && `${label} (${off})`}
      className={classNames(styles.off, className)}
      onClick={explain}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.click();
      }}
    >
      {children}
      <span className="visually-hidden"> ({off})</span>
    </a>
  );
}
