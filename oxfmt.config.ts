import { defineConfig } from "oxfmt";

export default defineConfig({
  printWidth: 100,
  sortPackageJson: false,
  // Generated files follow their generators, and so does the configuration of a brand; prose is laid out by hand.
  ignorePatterns: [
    "**/*.gen.ts",
    "worker-configuration.d.ts",
    "migrations/**",
    "package-lock.json",
    "**/*.md",
    "/*.ts",
    "!/{drizzle,knip,oxfmt,oxlint,vite,vitest}.config.ts",
    "tests/site.config.ts",
  ],
});
