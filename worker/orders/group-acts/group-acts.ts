import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { isDayOver } from "#domain/airports/airport-time.ts";
import type { Role } from "#domain/accounts/role.ts";
import type {
  GroupAct,
  GroupActInput,
  ListedGroupAct,
} from "#domain/group-acts/group-act.schema.ts";
import {
  bareFlightNumber,
  type GroupActName,
  type GroupActState,
  isRequest,
  mayAct,
  mayAskFor,
  needsSecondAdmin,
  ORDERS_OF_ACT,
} from "#domain/group-acts/group-act.ts";
import { type CurrencyCode, toMajor } from "#domain/money/currency.ts";
import type { Reason } from "#domain/reason.schema.ts";
import { toIso } from "#domain/time.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import type { SignedInCtx } from "../../platform/context/context.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { batch, run } from "../../platform/db/batch.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import { insertRowFrom } from "../../platform/db/insert-row.ts";
import { tableColumns } from "../../platform/db/table-columns.ts";
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  ValidationError,
} from "../../platform/errors/errors.ts";
import { REFUNDABLE_MINOR } from "../../queries/paid-at.ts";
import { groupActOrders, type GroupActRow, groupActs } from "../../tables/group-acts.ts";
import { users } from "../../tables/identity.ts";
import { orders } from "../../tables/orders.ts";
import { runGroupAct } from "./run-group-act.ts";

export interface ActingStaff {
  ctx: SignedInCtx;
  role: Role | null;
}

const ACT = tableColumns(groupActs);
const RECENT = 20;
const IS_REQUEST = sql`${groupActs.approvedBy} IS NOT ${groupActs.createdBy}`;

/** Nothing happens to an order yet. Throws ForbiddenError or ValidationError. */
export async function previewGroupAct(
  { ctx, role }: ActingStaff,
  { scope, act, text, to, reason, request = false }: GroupActInput,
): Promise<GroupAct> {
  const { now, actor } = ctx;
  const asks = request && mayAskFor(role, act);
  if (!asks) requireMayAct(role, act);
  if (to && isDayOver({ airport: scope.airport, flightDate: to.date }, now))
    throw new ValidationError([{ path: ["to"], message: M.datePast }]);
  const row: GroupActRow = {
    id: uuidV7(now),
    act,
    status: "preview",
    airport: scope.airport,
    flightDate: scope.date,
    flightNumber: scope.flight_number,
    text: text ?? null,
    toDate: to?.date ?? null,
    toFlightNumber: to?.flight_number ?? null,
    reason,
    createdBy: actor.userId,
    approvedBy: asks ? null : actor.userId,
    answer: "",
    startedBy: null,
    createdAt: now,
    updatedAt: now,
  };
  await batch(ctx, {
    act: build.insert(groupActs).values(row),
    orders: insertOrders(row),
    audit: auditEntry(ctx, {
      action: asks ? "group_act.requested" : "group_act.previewed",
      subjectId: row.id,
      detail: { act, ...scope },
    }),
  });
  return readGroupAct({ ctx, role }, row.id);
}

/** The API's `orders` of an act stay those of its preview. */
function insertOrders({ id, act, airport, flightDate, flightNumber, createdAt }: GroupActRow) {
  const isByHand = sql`(${orders.byHandMinor} > 0 AND ${REFUNDABLE_MINOR} <= 0)`;
  const isRefund = act === "refund";
  const isAbout = and(
    eq(orders.flightDate, flightDate),
    airport ? eq(orders.airport, airport) : undefined,
    flightNumber
      ? sql`replace(replace(${orders.flightNumber}, ' ', ''), '-', '') = ${bareFlightNumber(flightNumber)}`
      : undefined,
    inArray(orders.status, [...ORDERS_OF_ACT[act]]),
    // The money of all other orders is already on its way back.
    isRefund ? sql`(${isByHand} OR ${REFUNDABLE_MINOR} > 0)` : undefined,
  );
  const row = {
    actId: id,
    orderId: orders.id,
    orderNumber: orders.orderNumber,
    status: isRefund ? sql`iif(${isByHand}, 'by_hand', 'waiting')` : ("waiting" as const),
    travellers: sql`${orders.adults} + ${orders.children} + ${orders.infants}`,
    amountMinor: isRefund
      ? sql`iif(${isByHand}, ${orders.byHandMinor}, ${REFUNDABLE_MINOR})`
      : orders.amountMinor,
    currency: orders.currency,
    failure: null,
    nextAt: 0,
    createdAt,
  };
  return insertRowFrom(groupActOrders, row, sql`FROM ${orders} WHERE ${isAbout}`);
}

/** Throws NotFoundError or ForbiddenError. */
export async function readGroupAct({ ctx, role }: ActingStaff, id: string): Promise<GroupAct> {
  const ofAct = eq(groupActOrders.actId, id);
  const email = (column: SQLiteColumn) =>
    sql`(SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${column})`;
  const found = await batch(ctx, {
    act: sql`SELECT ${ACT.columns}, ${email(groupActs.createdBy)} AS created_by_email,
      ${email(groupActs.approvedBy)} AS approved_by_email,
      ${email(groupActs.startedBy)} AS started_by_email
      FROM ${groupActs} WHERE ${eq(groupActs.id, id)}`,
    sums: sql<{
      currency: CurrencyCode;
      orders: number;
      travellers: number;
      minor: number;
      done: number;
    }>`SELECT currency, count(*) AS orders, sum(travellers) AS travellers,
        sum(amount_minor) AS minor, sum(status = 'done') AS done
      FROM ${groupActOrders} WHERE ${ofAct} AND status <> 'by_hand' GROUP BY currency`,
    others: build
      .select()
      .from(groupActOrders)
      .where(and(ofAct, inArray(groupActOrders.status, ["failed", "by_hand"])))
      .orderBy(groupActOrders.orderNumber),
  });
  const [first] = found.act.rows;
  if (!first) throw new NotFoundError();
  const row = ACT.read(first);
  if (!(mayAskFor(role, row.act) && isRequest(row))) requireMayAct(role, row.act);
  const sums = found.sums.rows;
  const sum = (name: "orders" | "travellers" | "done") =>
    sums.reduce((all, part) => all + part[name], 0);
  const inAll = Object.fromEntries(sums.map(({ currency, minor }) => [currency, toMajor(minor)]));
  const named = ({ orderId, orderNumber }: typeof groupActOrders.$inferSelect) => ({
    order_id: orderId,
    order_number: orderNumber,
  });
  const others = found.others.rows;
  return {
    id: row.id,
    act: row.act,
    state: row.status,
    scope: { airport: row.airport, date: row.flightDate, flight_number: row.flightNumber },
    text: row.text,
    to: row.toDate === null ? null : { date: row.toDate, flight_number: row.toFlightNumber ?? "" },
    reason: row.reason,
    orders: sum("orders"),
    travellers: sum("travellers"),
    sums: inAll,
    done: sum("done"),
    failed: others
      .filter(({ status }) => status === "failed")
      .map((one) => ({ ...named(one), reason: one.failure ?? "" })),
    by_hand: others
      .filter(({ status }) => status === "by_hand")
      .map((one) => ({
        ...named(one),
        amount: toMajor(one.amountMinor),
        currency: one.currency,
      })),
    needs_second_admin:
      row.startedBy === null &&
      needsSecondAdmin({ act: row.act, sums: inAll }, ctx.settings.GROUP_REFUND_LIMIT),
    is_request: isRequest(row),
    answer: row.answer,
    created_by: row.createdBy,
    created_by_email: first.created_by_email as string | null,
    approved_by: row.approvedBy,
    approved_by_email: first.approved_by_email as string | null,
    started_by_email: first.started_by_email as string | null,
    created_at: toIso(row.createdAt),
    updated_at: toIso(row.updatedAt),
  };
}

/** The newest acts, so that a second admin finds the one to start. */
export async function listGroupActs({ ctx, role }: ActingStaff): Promise<ListedGroupAct[]> {
  const isTheirs = role === "admin" ? sql`1` : or(eq(groupActs.act, "write"), IS_REQUEST);
  const { rows } = await run(
    ctx,
    sql`SELECT ${ACT.columns}, ${users.email} AS created_by_email FROM ${groupActs}
      LEFT JOIN ${users} ON ${users.id} = ${groupActs.createdBy}
      WHERE ${isTheirs} ORDER BY ${groupActs.createdAt} DESC, ${groupActs.id} DESC LIMIT ${RECENT}`,
  );
  return rows.map((found) => {
    const row = ACT.read(found);
    return {
      id: row.id,
      act: row.act,
      state: row.status,
      is_request: isRequest(row),
      scope: { airport: row.airport, date: row.flightDate, flight_number: row.flightNumber },
      reason: row.reason,
      created_by_email: found.created_by_email as string | null,
      created_at: toIso(row.createdAt),
    };
  });
}

/** Also grants or continues an act. Throws NotFoundError, ForbiddenError, ConflictError `second_admin_needed`. */
export async function startGroupAct(staff: ActingStaff, id: string): Promise<GroupAct> {
  const { ctx } = staff;
  const act = await readForAct(staff, id);
  if (act.needs_second_admin && act.approved_by === null && act.state === "preview") {
    // This is the first of two admins. If two admins grant at once, the later one stays the second.
    await answerRequest(ctx, id, {
      action: "group_act.granted",
      holds: isNull(groupActs.approvedBy),
    });
    return readGroupAct(staff, id);
  }
  if (act.needs_second_admin && act.approved_by === ctx.actor.userId)
    throw new ConflictError(
      "second_admin_needed",
      "This sum needs a second admin: another one than who previewed or granted it starts it.",
    );
  const isStarted = await moveTo(ctx, id, {
    from: ["preview", "stopped"],
    to: "running",
    action: "group_act.started",
  });
  // On a machine without a queue, repeated calls do the whole act.
  await runGroupAct(ctx, id);
  if (isStarted) ctx.enqueue({ groupAct: id });
  return readGroupAct(staff, id);
}

/** Does nothing to an act that does not run. Throws NotFoundError or ForbiddenError. */
export async function continueGroupAct(staff: ActingStaff, id: string): Promise<GroupAct> {
  await readForAct(staff, id);
  await runGroupAct(staff.ctx, id);
  return readGroupAct(staff, id);
}

/**
 * Ends a request of an agent, which one of two admins may have granted. Throws NotFoundError or
 * ConflictError `request_answered`.
 */
export async function declineGroupAct(
  staff: ActingStaff,
  { id, reason }: Reason & { id: string },
): Promise<GroupAct> {
  const { ctx } = staff;
  await readForAct(staff, id);
  const isDeclined = await answerRequest(ctx, id, {
    action: "group_act.declined",
    holds: IS_REQUEST,
    set: { status: "declined", answer: reason },
  });
  if (!isDeclined)
    throw new ConflictError("request_answered", "Somebody has answered this request.");
  return readGroupAct(staff, id);
}

interface RequestAnswer {
  action: "group_act.granted" | "group_act.declined";
  holds: SQL;
  set?: Partial<GroupActRow>;
}

/** Returns false if another admin has answered first. */
async function answerRequest(
  ctx: SignedInCtx,
  id: string,
  { action, holds, set }: RequestAnswer,
): Promise<boolean> {
  const isWaiting = and(eq(groupActs.id, id), sql`${groupActs.status} = 'preview'`, holds);
  const { answered } = await batch(ctx, {
    audit: auditEntry(ctx, { action, subjectId: id }, sql`WHERE ${hasRow(groupActs, isWaiting)}`),
    answered: build
      .update(groupActs)
      .set({ ...set, approvedBy: ctx.actor.userId, updatedAt: ctx.now })
      .where(isWaiting),
  });
  return answered.changes > 0;
}

/** Orders that are being done now are finished. Throws NotFoundError or ForbiddenError. */
export async function stopGroupAct(staff: ActingStaff, id: string): Promise<GroupAct> {
  await readForAct(staff, id);
  await moveTo(staff.ctx, id, { from: ["running"], to: "stopped", action: "group_act.stopped" });
  return readGroupAct(staff, id);
}

/** Throws NotFoundError or ForbiddenError. */
export async function retryGroupAct(staff: ActingStaff, id: string): Promise<GroupAct> {
  const { ctx } = staff;
  await readForAct(staff, id);
  const hasFailed = and(eq(groupActOrders.actId, id), eq(groupActOrders.status, "failed"));
  const isOver = inArray(groupActs.status, ["done", "stopped"]);
  const mayRetry = and(eq(groupActs.id, id), isOver);
  const { failed } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "group_act.tried_again", subjectId: id },
      sql`WHERE ${hasRow(groupActs, mayRetry)} AND ${hasRow(groupActOrders, hasFailed)}`,
    ),
    failed: build
      .update(groupActOrders)
      .set({ status: "waiting", failure: null, nextAt: 0 })
      .where(and(hasFailed, hasRow(groupActs, mayRetry))),
    act: build
      .update(groupActs)
      .set({ status: "running", updatedAt: ctx.now })
      .where(
        and(
          mayRetry,
          hasRow(
            groupActOrders,
            and(eq(groupActOrders.actId, id), eq(groupActOrders.status, "waiting")),
          ),
        ),
      ),
  });
  if (failed.changes > 0) {
    await runGroupAct(ctx, id);
    ctx.enqueue({ groupAct: id });
  }
  return readGroupAct(staff, id);
}

interface Move {
  from: GroupActState[];
  to: GroupActState;
  action: "group_act.started" | "group_act.stopped";
}

async function moveTo(ctx: SignedInCtx, id: string, { from, to, action }: Move): Promise<boolean> {
  const mayMove = and(eq(groupActs.id, id), inArray(groupActs.status, from));
  const { moved } = await batch(ctx, {
    audit: auditEntry(ctx, { action, subjectId: id }, sql`WHERE ${hasRow(groupActs, mayMove)}`),
    moved: build
      .update(groupActs)
      .set({
        status: to,
        approvedBy: sql`coalesce(${groupActs.approvedBy}, ${ctx.actor.userId})`,
        startedBy: sql`coalesce(${groupActs.startedBy}, ${ctx.actor.userId})`,
        updatedAt: ctx.now,
      })
      .where(mayMove),
  });
  return moved.changes > 0;
}

/** Throws ForbiddenError for an agent's request too: the agent may read it, but not do it. */
async function readForAct(staff: ActingStaff, id: string): Promise<GroupAct> {
  const act = await readGroupAct(staff, id);
  requireMayAct(staff.role, act.act);
  return act;
}

function requireMayAct(role: Role | null, act: GroupActName): void {
  if (!mayAct(role, act)) throw new ForbiddenError();
}
