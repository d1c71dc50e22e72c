import { VALIDATION_MESSAGES as M } from "../../src/domain/validation.ts";
import { ValidationError } from "../errors.ts";

/** Where a page of a list ends: the time (epoch ms) and the id of its last row. */
export interface Position {
  createdAt: number;
  id: string;
}

const POSITION = /^(\d{1,15})_([\w-]{1,64})$/;

export function cursorOf({ createdAt, id }: Position): string {
  return `${createdAt}_${id}`;
}

/** Throws ValidationError for what `cursorOf` did not make. */
export function positionOf(cursor: string): Position {
  const [, createdAt, id] = POSITION.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined) throw new ValidationError([{ path: ["cursor"], message: M.cursorInvalid }]);
  return { createdAt: Number(createdAt), id };
}

/** Where a page of a search ends: the rowid of its last row. Throws ValidationError for what is no number. */
export function rowidOf(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new ValidationError([{ path: ["cursor"], message: M.cursorInvalid }]);
  return Number(cursor);
}

/** One page out of one row more than it holds: the extra row only says that there are more. */
export function pageOf<Row>(rows: Row[], limit: number, cursor: (last: Row) => string): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > limit && last !== undefined ? cursor(last) : null };
}
