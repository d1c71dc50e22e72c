import { and, asc, count, eq, lt, sql } from "drizzle-orm";
import type {
  SavedView,
  SavedViewInput,
  SavedViewsQuery,
} from "#domain/dashboard/saved-view.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom, refuseTaken } from "../platform/db/insert-row.ts";
import { savedViews } from "../tables/staff.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { batch, run } from "../platform/db/batch.ts";

const MAX_VIEWS = 30;

export async function listSavedViews(
  ctx: SignedInCtx,
  { list }: SavedViewsQuery,
): Promise<SavedView[]> {
  const { rows: views } = await run(ctx, selectViews(ctx.actor.userId, list));
  return views.map(toSavedView);
}

const selectViews = (userId: string, list: string) =>
  build.select().from(savedViews).where(ownViews(userId, list)).orderBy(asc(savedViews.name));

export async function saveView(
  ctx: SignedInCtx,
  { list, name, query }: SavedViewInput,
): Promise<SavedView[]> {
  const { actor, now } = ctx;
  const row = { id: uuidV7(now), userId: actor.userId, list, name, query, createdAt: now };
  const kept = build.select({ kept: count() }).from(savedViews).where(ownViews(actor.userId, list));
  const { saved, views } = await refuseTaken(
    batch(ctx, {
      saved: insertRowFrom(savedViews, row, sql`WHERE ${lt(sql`(${kept})`, MAX_VIEWS)}`),
      views: selectViews(actor.userId, list),
    }),
    viewExists,
  );
  if (saved.changes === 0)
    throw new ConflictError(
      "too_many_views",
      `Nobody keeps more than ${MAX_VIEWS} views of a list.`,
    );
  return views.rows.map(toSavedView);
}

export async function renameView(
  ctx: SignedInCtx,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const update = build.update(savedViews).set({ name }).where(ownView(ctx.actor.userId, id));
  const renamed = await refuseTaken(run(ctx, update), viewExists);
  if (renamed.changes === 0) throw new NotFoundError();
}

export async function deleteView(
  { db, actor }: SignedInCtx,
  { id }: { id: string },
): Promise<void> {
  const deleted = await primaryDb(db).delete(savedViews).where(ownView(actor.userId, id));
  if (deleted.meta.changes === 0) throw new NotFoundError();
}

const ownViews = (userId: string, list: string) =>
  and(eq(savedViews.userId, userId), eq(savedViews.list, list));
const ownView = (userId: string, id: string) =>
  and(eq(savedViews.id, id), eq(savedViews.userId, userId));

function toSavedView({ id, name, query }: typeof savedViews.$inferSelect): SavedView {
  return { id, list: "orders", name, query };
}

const viewExists = () => new ConflictError("view_exists", "You have a view of that name.");
