import { type ComponentType, useEffect, useRef, useState } from "react";
import { listenForToasts, type ToasterProps, type ToastNews } from "#lib/api/toast.ts";
import styles from "./toaster-host.module.css";

/**
 * Fetches the library at the first focus, because the network may fail later, and because screen readers read a message
 * only where its place was there before. Without the library, a message is plain text.
 */
export function ToasterHost(props: ToasterProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [plain, setPlain] = useState<ToastNews | null>(null);
  const queue = useRef<ToastNews[]>([]);
  useEffect(() => {
    const show = async () => {
      const { Toaster: Loaded, raise } = await import("./toaster.tsx");
      setToaster(() => Loaded);
      return raise;
    };
    const prepare = () => void show().catch(() => undefined);
    addEventListener("focusin", prepare, { once: true });
    const stop = listenForToasts(async (news) => {
      queue.current.push(news);
      try {
        const raise = await show();
        for (const next of queue.current.splice(0)) raise(next);
      } catch {
        setPlain(queue.current.splice(0).at(-1) ?? null);
      }
    });
    return () => {
      removeEventListener("focusin", prepare);
      stop();
    };
  }, []);
  return (
    <>
      {Toaster && <Toaster {...props} />}
      {plain && plain.tone !== "over" && (
        <p role="alert" className={styles.plain}>
          <strong>{plain.title}</strong> {plain.description}
        </p>
      )}
    </>
  );
}
