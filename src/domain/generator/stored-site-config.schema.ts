import * as z from "zod/mini";
import { pageSchema } from "../paging.schema.ts";

const StoredSiteConfigSchema = z.object({
  id: z.string(),
  company_name: z.string(),
  /** Anyone with the link can open the preview. */
  preview_url: z.url(),
  user_id: z.nullable(z.string()),
  /** Also null once the account is deleted. */
  user_email: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type StoredSiteConfig = z.infer<typeof StoredSiteConfigSchema>;

export const StoredSiteConfigListSchema = pageSchema(StoredSiteConfigSchema);
