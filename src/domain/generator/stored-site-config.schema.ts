import * as z from "zod/mini";
import { pageSchema } from "../paging.schema.ts";

/** A stored configuration as admins see it in the list of previews. Times are UTC ISO 8601. */
const StoredSiteConfigSchema = z.object({
  id: z.string(),
  /** The name of its brand. */
  company_name: z.string(),
  /** Where its preview is; whoever has the link may see it. */
  preview_url: z.url(),
  /** Who stored it; null for a visitor. */
  user_id: z.nullable(z.string()),
  /** Null like user_id, and once the account is deleted. */
  user_email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type StoredSiteConfig = z.infer<typeof StoredSiteConfigSchema>;

export const StoredSiteConfigListSchema = pageSchema(StoredSiteConfigSchema);
