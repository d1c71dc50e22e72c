/**
 * Returns a loader that imports a module once: each `import()` asks workerd's registry again, which
 * a request would notice.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => (loading ??= load());
}
