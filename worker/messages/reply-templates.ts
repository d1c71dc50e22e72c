import { and, asc, eq, sql } from "drizzle-orm";
import type {
  ReplyTemplate,
  ReplyTemplateChange,
  ReplyTemplateInput,
} from "#domain/messages/reply-template.schema.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { refuseTaken } from "../platform/db/insert-row.ts";
import { type ReplyTemplateRow, replyTemplates } from "../tables/messages.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { batch, run } from "../platform/db/batch.ts";

export async function listReplyTemplates(ctx: Ctx): Promise<ReplyTemplate[]> {
  const byName = asc(sql`lower(${replyTemplates.name})`);
  const { rows } = await run(ctx, build.select().from(replyTemplates).orderBy(byName));
  return rows.map(toTemplate);
}

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
  await refuseTakenName(
    batch(ctx, [
      build.insert(replyTemplates).values(row),
      auditEntry(ctx, { action: "reply_template.added", subjectId: row.id }),
    ]),
  );
  return toTemplate(row);
}

/** Throws NotFoundError, or ConflictError `template_name_taken` or `template_changed`. */
export async function changeReplyTemplate(
  ctx: SignedInCtx,
  { id, version, ...input }: ReplyTemplateChange & { id: string },
): Promise<ReplyTemplate> {
  const changed = { ...input, updatedAt: ctx.now, version: version + 1 };
  return toTemplate(await onlyAsSeen(ctx, { id, version }, changed));
}

export async function deleteReplyTemplate(
  ctx: SignedInCtx,
  template: { id: string; version: number },
): Promise<void> {
  await onlyAsSeen(ctx, template);
}

async function onlyAsSeen(
  ctx: SignedInCtx,
  { id, version }: { id: string; version: number },
  changed?: Partial<ReplyTemplateRow>,
): Promise<ReplyTemplateRow> {
  const seen = and(eq(replyTemplates.id, id), eq(replyTemplates.version, version));
  const action = changed ? "reply_template.changed" : "reply_template.deleted";
  const change = changed ? build.update(replyTemplates).set(changed) : build.delete(replyTemplates);
  const statements = {
    audit: auditEntry(
      ctx,
      { action, subjectId: replyTemplates.id },
      sql`FROM ${replyTemplates} WHERE ${seen}`,
    ),
    done: change.where(seen).returning(),
  };
  const { done } = await refuseTakenName(batch(ctx, statements));
  const [template] = done.rows;
  if (template) return template;
  const isIts = eq(replyTemplates.id, id);
  const [row] = await primaryDb(ctx.db).select().from(replyTemplates).where(isIts);
  if (!row) throw new NotFoundError();
  throw new ConflictError("template_changed", "This text has changed since it was read.", {
    template: toTemplate(row),
  });
}

const refuseTakenName = <Result>(write: Promise<Result>): Promise<Result> =>
  refuseTaken(
    write,
    () => new ConflictError("template_name_taken", "Another text has this name."),
    replyTemplates.name,
  );

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
    updated_at: toIso(updatedAt),
  };
}
