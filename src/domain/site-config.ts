import type * as z from "zod/mini";
import type { PlanSchema, SiteConfigSchema, SiteContentSchema } from "./site-config.schema.ts";

/** The words that a brand may set. */
export type SiteContent = z.infer<typeof SiteContentSchema>;

/** A plan as the site configuration writes it. */
export type Plan = z.infer<typeof PlanSchema>;

/** The configuration of a deployment. Every downloaded `site.config.ts` imports the type from this path, so the file stays here. */
export type SiteConfig = z.infer<typeof SiteConfigSchema>;

/** The longest a text of the content may be, in UTF-16 units. The title of a card is shorter than that of a section. */
export const CONTENT_LENGTHS = {
  title: 80,
  subtitle: 300,
  cta: 40,
  cardTitle: 60,
  description: 300,
} as const;
