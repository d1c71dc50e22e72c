import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWhole, type Shipment } from "../deploy/ship.ts";

/**
 * D1 exports the tables as of one moment. The unencrypted file is deleted afterwards; Cloudflare
 * serves its own for an hour, at the link that wrangler's log has.
 */
export async function exportTables(
  run: Shipment["run"],
  tables: readonly string[],
  config: readonly string[] = ["--env", "production"],
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "envol-export-"));
  const output = join(folder, "export.sql");
  const named = tables.flatMap((table) => ["--table", table]);
  const args = ["d1", "export", "DB", "--remote", ...config, "--no-schema", "--skip-confirmation"];
  try {
    await runWhole(run, "Export", [...args, "--output", output, ...named]);
    return readFileSync(output, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
