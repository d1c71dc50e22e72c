import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** A test process with its Workers and its Chromium may need so much memory. */
const BYTES_OF_WORKER = 2.5e9;
/** A container may have less memory than its machine. */
const MEMORY = Math.min(totalmem(), process.constrainedMemory() || Infinity);
/** Some tests wait without computing, so one process more than the cores keeps the machine busy. */
const WORKERS = Math.max(
  2,
  Math.min(availableParallelism() + 1, Math.floor(MEMORY / BYTES_OF_WORKER)),
);

/**
 * `unit` needs nothing; `worker` needs a build in dist/ and drives it in workerd, with real D1 and KV; `browser` needs
 * Chromium too; `brands` builds by itself. All run at once: a process takes files of one project, and keeps what is slow
 * to start from file to file (tests/site.ts, tests/browser/browser-site.ts).
 */
/** Tests run on a site of their own, so that they pass for every brand. */
const TESTED_SITE = [
  {
    find: /^(?:\.{1,2}\/)+app\.config\.ts$/,
    replacement: join(import.meta.dirname, "tests/site.config.ts"),
  },
];

export default defineConfig({
  resolve: { alias: TESTED_SITE },
  test: {
    env: {
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_LOG: "error",
    },
    pool: "forks",
    maxWorkers: WORKERS,
    // Starting a site makes buffers of half a gigabyte in all: V8 would collect the whole heap for them, ten times.
    execArgv: ["--external-memory-accounted-in-global-limit"],
    isolate: false,
    // A process runs many files, so a spy that stayed would be in all files after its own.
    restoreMocks: true,
    // A busy machine may take its time; what never comes still fails.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,scripts,worker}/**/*.test.ts"],
        },
      },
      // These tests take minutes, because they build a copy of the project: they follow the recipes of CONTRIBUTING.md
      // and an owner's journey in it, and run an owner's commands. They run by name, and every night.
      {
        extends: true,
        test: {
          name: "recipes",
          include: ["tests/recipes/**/*.test.ts"],
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: "growth",
          include: ["{tests,tools}/growth/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "worker",
          setupFiles: ["tests/away-from-midnight.ts"],
          include: ["tests/worker/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          setupFiles: ["tests/away-from-midnight.ts"],
          include: ["tests/browser/**/*.test.ts"],
          // One test in ten thousand finds Chromium itself hung or crashed (tests/browser/browser-site.ts).
          retry: { count: 1, condition: /Chromium has stopped answering/ },
        },
      },
      // This part compares twelve screens with kept pictures. It runs by name, and in the forge's CI.
      {
        extends: true,
        test: {
          name: "pictures",
          include: ["tests/pictures/**/*.test.ts"],
        },
      },
      {
        extends: true,
        // Builds the product once more for another brand, and draws the pictures of many.
        test: {
          name: "brands",
          include: ["tests/brands/**/*.test.ts"],
          testTimeout: 900_000,
        },
      },
    ],
  },
});
