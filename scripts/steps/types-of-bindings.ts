/** What wrangler is asked for worker-configuration.d.ts; `npm run types` asks the same. */
export const TYPES_OF_BINDINGS = [
  "types",
  "--env-file",
  // It holds no values: a developer's own .dev.vars must not show in what is committed.
  ".dev.vars.example",
  "--include-runtime=false",
  "--strict-vars=false",
];
