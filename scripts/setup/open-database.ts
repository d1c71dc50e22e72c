import { remoteD1 } from "../db/remote-d1.ts";
import type { CloudflareApi } from "./cloudflare-api.ts";

export const openDatabase = (api: CloudflareApi, database: string): D1Database =>
  remoteD1((statements) =>
    api.ask<D1Result[]>("POST", `/d1/database/${database}/query`, { sql: statements.join("; ") }),
  );
