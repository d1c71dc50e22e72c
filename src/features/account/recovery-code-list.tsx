import { useEffect, useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { secondFactor } from "../../content/second-factor.ts";
import { copyText, saveFile } from "../../lib/storage/copy-and-download.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./account.module.css";
import { grouped } from "./enroll-form.tsx";

/** The recovery codes, this once: to copy, to download, or to write down. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { codes: words } = useContent(secondFactor);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone, and this is what there is to do now.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.map(grouped).join("\n");
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.lead}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code data-field="recovery-code">{grouped(code)}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          variant="outline"
          onClick={() => void copyText(text, words.copied, words.copyFailed)}
        >
          {words.copy}
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile(words.fileName, "text/plain", `${words.fileTitle}\n\n${text}\n`)}
        >
          {words.download}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </>
  );
}
