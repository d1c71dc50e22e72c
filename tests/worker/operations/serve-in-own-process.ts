/**
 * Serves the built Worker on a state directory that outlives it, in a process that a test can kill.
 * Prints the URL once it is ready. Usage: node serve-in-own-process.ts STATE_DIR
 */
import { serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";

const { url } = await serveBuiltWorker({ stateDir: process.argv[2], vars: { RATE_LIMITS: "off" } });
process.stdout.write(url);
