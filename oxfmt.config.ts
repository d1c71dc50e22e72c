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
    "app.config.ts",
    "site.config.ts",
    "tests/site.config.ts",
  ],
});
