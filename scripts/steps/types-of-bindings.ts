/** `npm run types` has the same arguments. */
export const TYPES_OF_BINDINGS = [
  "types",
  "--env-file",
  // This file contains no values: a developer's own .dev.vars must not affect a committed file.
  ".dev.vars.example",
  "--include-runtime=false",
  "--strict-vars=false",
];
