import { type ComponentType, useEffect, useRef, useState } from "react";
import { listenForToasts, type ToastMessage } from "./toast.ts";

/** Where toasts appear. It stays empty, and the toast library unfetched, until the first message. */
export function ToasterHost({ label }: { label: string }) {
  const [Toaster, setToaster] = useState<ComponentType<{ label: string }> | null>(null);
  const queue = useRef<ToastMessage[]>([]);
  useEffect(
    () =>
      listenForToasts(async (message) => {
        queue.current.push(message);
        const toaster = await import("./toaster.tsx");
        setToaster(() => toaster.Toaster);
        for (const next of queue.current.splice(0)) toaster.raise(next);
      }),
    [],
  );
  return Toaster && <Toaster label={label} />;
}
