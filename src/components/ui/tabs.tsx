import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Panels have their value as id, so that links to them work without script. At most six. */
  anchors?: boolean;
  /** Titles of the panels. They show without JavaScript, when all panels are visible. */
  heading?: "h2" | "h3";
}

/** ARIA tabs (keys: src/lib/hydration/tab-keys.ts). Search engines and readers without script get all panels. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  anchors,
  heading: Heading = "h2",
}: TabsProps) {
  const id = useId();
  const live = useHydrated();
  const panelId = (tab: Tab) => (anchors ? tab.value : `${id}${tab.value}panel`);
  return (
    <div className={styles.tabs} data-live={live || undefined}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={panelId(tab)}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(tab)}
          aria-labelledby={`${id}${tab.value}`}
          // Without this, the browser would focus and frame the panel of the URL's hash.
          tabIndex={anchors ? undefined : 0}
          hidden={tab.value !== value}
          className={styles.panel}
        >
          <Heading className={styles.heading}>{tab.label}</Heading>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
