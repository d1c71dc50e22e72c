/** Stops what is served on Ctrl-C, on SIGTERM, and when the process that started this one is gone. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop().catch(() => undefined);
    process.exit(0);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  process.on("disconnect", end);
  process.channel?.unref();
}
