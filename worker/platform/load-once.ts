/**
 * Returns a loader that loads once per isolate: each `import()` asks workerd's registry again, and
 * a request would notice.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => (loading ??= load());
}
