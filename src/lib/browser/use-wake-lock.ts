import { useEffect } from "react";

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // The browser refuses when the battery is low, and the screen then sleeps as usual.
      const taken = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isOver) await taken?.release();
      else lock = taken;
    };
    const onSeen = () => void take();
    onSeen();
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onSeen);
      void lock?.release();
    };
  }, []);
}
