import { Fragment } from "react";
import { adminMessages } from "../../../content/admin-messages.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import panel from "../ui/panel.module.css";
import styles from "./messages.module.css";

/** The keys of a message's page, folded away. */
export function Shortcuts() {
  const { shortcuts: words } = useContent(adminMessages);
  return (
    <details className={panel.note}>
      <summary>{words.heading}</summary>
      <dl className={styles.keys}>
        {words.list.map(([key, act]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
