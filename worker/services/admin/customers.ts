import { desc, sql } from "drizzle-orm";
import type { ListQuery, Listed } from "../../../src/domain/admin.ts";
import type { Customer } from "../../../src/domain/order.ts";
import { createDb, type Reads } from "../../db/client.ts";
import { customers } from "../../db/schema.ts";
import { customerOf } from "../booking-record.ts";
import { cursorOf, pageOf, positionOf } from "./cursor.ts";

/**
 * One page of the customers, newest first (spec section 7, call 5), read by an index from where the cursor stands.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listCustomers(reads: Reads, { cursor, limit }: ListQuery): Promise<Listed<Customer>> {
  const after = cursor ? positionOf(cursor) : undefined;
  const db = createDb(reads);
  const [rows] = await db.batch([
    db
      .select()
      .from(customers)
      .where(after && sql`(${customers.createdAt}, ${customers.id}) < (${after.createdAt}, ${after.id})`)
      .orderBy(desc(customers.createdAt), desc(customers.id))
      .limit(limit + 1),
  ]);
  const { page, next_cursor } = pageOf(rows, limit, cursorOf);
  return { items: page.map(customerOf), next_cursor };
}
