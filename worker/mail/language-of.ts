import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { customers, orders } from "../tables/orders.ts";
import { messages } from "../tables/messages.ts";
import { isOwnMessage } from "../queries/person.ts";
import { batch } from "../platform/db/batch.ts";

/** Prefers the language of the person's newest order, then of their newest message, to the staff's. */
export async function findLanguage(ctx: Ctx, emails: string[]): Promise<Language> {
  const { ordered, wrote } = await batch(ctx, {
    ordered: build
      .select({ language: orders.language })
      .from(customers)
      .innerJoin(orders, eq(orders.customerId, customers.id))
      .where(inArray(sql`lower(${customers.email})`, emails))
      .orderBy(desc(customers.createdAt))
      .limit(1),
    wrote: build
      .select({ language: messages.language })
      .from(messages)
      .where(isOwnMessage({ emails }))
      .orderBy(desc(messages.createdAt))
      .limit(1),
  });
  return ordered.rows[0]?.language ?? wrote.rows[0]?.language ?? ctx.language;
}
