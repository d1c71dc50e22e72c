import { asc, eq } from "drizzle-orm";
import type { Colleague } from "../../../src/domain/messages/message.schema.ts";
import type { Ctx } from "../../context/context.ts";
import { primaryDb } from "../../db/client.ts";
import { userRoles, users } from "../../db/schema.ts";

/** Those of the staff to whom a message can be given, by address. */
export function listColleagues({ db }: Ctx): Promise<Colleague[]> {
  return primaryDb(db)
    .select({ user_id: users.id, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .orderBy(asc(users.email));
}
