import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type {
  ReplyTemplate,
  ReplyTemplateChange,
  ReplyTemplateInput,
} from "../../src/domain/messages/reply-template.schema.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { isUniqueViolation } from "../platform/db/insert-row.ts";
import { type ReplyTemplateRow, replyTemplates } from "./tables.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { batch, type Statement } from "../platform/db/batch.ts";

/** Returns the canned answers by name. */
export async function listReplyTemplates({ db }: Ctx): Promise<ReplyTemplate[]> {
  return (
    await primaryDb(db)
      .select()
      .from(replyTemplates)
      .orderBy(asc(sql`lower(${replyTemplates.name})`))
  ).map(toTemplate);
}

/** Adds a canned answer. Throws ConflictError `template_name_taken`. */
export async function addReplyTemplate(
  ctx: SignedInCtx,
  input: ReplyTemplateInput,
): Promise<ReplyTemplate> {
  const { now } = ctx;
  const row: ReplyTemplateRow = {
    id: uuidV7(now),
    ...input,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  await refusingTakenName(
    batch(ctx, [
      build.insert(replyTemplates).values(row),
      auditEntry(ctx, { action: "reply_template.added", subjectId: row.id }),
    ]),
  );
  return toTemplate(row);
}

/**
 * Changes a canned answer. Throws NotFoundError, ConflictError `template_name_taken`, or
 * `template_changed` for an old version.
 */
export async function changeReplyTemplate(
  ctx: SignedInCtx,
  { id, version, ...input }: ReplyTemplateChange & { id: string },
): Promise<ReplyTemplate> {
  const changed = { ...input, updatedAt: ctx.now, version: version + 1 };
  await onlyAsSeen(ctx, { id, version }, "reply_template.changed", (seen) =>
    build.update(replyTemplates).set(changed).where(seen),
  );
  return requireTemplate(ctx, id);
}

/** Deletes a canned answer. Throws NotFoundError, ConflictError `template_changed`. */
export async function deleteReplyTemplate(
  ctx: SignedInCtx,
  template: { id: string; version: number },
): Promise<void> {
  await onlyAsSeen(ctx, template, "reply_template.deleted", (seen) =>
    build.delete(replyTemplates).where(seen),
  );
}

/** Changes a template and audits it, if it still has the caller's version. */
async function onlyAsSeen(
  ctx: SignedInCtx,
  { id, version }: { id: string; version: number },
  action: "reply_template.changed" | "reply_template.deleted",
  change: (seen: SQL | undefined) => Statement,
): Promise<void> {
  const seen = and(eq(replyTemplates.id, id), eq(replyTemplates.version, version));
  const statements = {
    audit: auditEntry(
      ctx,
      { action, subjectId: replyTemplates.id },
      sql`FROM ${replyTemplates} WHERE ${seen}`,
    ),
    done: change(seen),
  };
  const { done } = await refusingTakenName(batch(ctx, statements));
  if (done.changes > 0) return;
  const template = await requireTemplate(ctx, id);
  throw new ConflictError("template_changed", "This text has changed since it was read.", {
    template,
  });
}

async function refusingTakenName<Result>(batch: Promise<Result>): Promise<Result> {
  try {
    return await batch;
  } catch (error) {
    if (!isUniqueViolation(error, replyTemplates.name)) throw error;
    throw new ConflictError("template_name_taken", "Another text has this name.");
  }
}

async function requireTemplate({ db }: Ctx, id: string): Promise<ReplyTemplate> {
  const [row] = await primaryDb(db).select().from(replyTemplates).where(eq(replyTemplates.id, id));
  if (!row) throw new NotFoundError();
  return toTemplate(row);
}

function toTemplate({
  id,
  name,
  textEn,
  textFr,
  version,
  updatedAt,
}: ReplyTemplateRow): ReplyTemplate {
  return {
    id,
    name,
    text_en: textEn,
    text_fr: textFr,
    version,
    updated_at: new Date(updatedAt).toISOString(),
  };
}
