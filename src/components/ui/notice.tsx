import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./notice.module.css";
import { RichText } from "./rich-text.tsx";

interface NoticeProps {
  tone?: "info" | "success" | "warning" | "error";
  /** `alert` interrupts a screen reader; `status` waits for a pause. */
  role?: "alert" | "status";
  children: ReactNode;
}

export function Notice({ tone = "info", role, children }: NoticeProps) {
  return (
    <div role={role} className={classNames(styles.notice, styles[tone])}>
      {children}
    </div>
  );
}

export function ErrorNotice({ error }: { error: { text: string } | null }) {
  return (
    error && (
      <Notice role="alert" tone="error">
        {error.text}
      </Notice>
    )
  );
}

export function NoScriptNote({ children }: { children: string }) {
  return (
    <noscript>
      <Notice>
        <RichText>{children}</RichText>
      </Notice>
    </noscript>
  );
}
