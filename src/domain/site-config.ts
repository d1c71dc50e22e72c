import type * as z from "zod/mini";
import type { PlanSchema, SiteConfigSchema, SiteContentSchema } from "./site-config.schema.ts";

export type SiteContent = z.infer<typeof SiteContentSchema>;

export type Plan = z.infer<typeof PlanSchema>;

/** Downloaded `site.config.ts` files import this type from here, so the file must not move. */
export type SiteConfig = z.infer<typeof SiteConfigSchema>;

/** Limits in UTF-16 units. A card's title is shorter than a section's. */
export const CONTENT_LENGTHS = {
  title: 80,
  subtitle: 300,
  cta: 40,
  cardTitle: 60,
  description: 300,
} as const;
