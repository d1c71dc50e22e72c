import { VALIDATION_MESSAGES as M } from "../../src/domain/validation.ts";
import { ValidationError } from "../errors.ts";

/** The end of a page of a list: the time (epoch ms) and the id of its last row. */
export interface Position {
  createdAt: number;
  id: string;
}

const POSITION = /^(\d{1,15})_([\w-]{1,64})$/;

/** The cursor, an opaque text, that asks for the rows after this position. */
export function cursorOf({ createdAt, id }: Position): string {
  return `${createdAt}_${id}`;
}

/** The position in a cursor. Throws ValidationError for a text that `cursorOf` did not make. */
export function positionOf(cursor: string): Position {
  const [, createdAt, id] = POSITION.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined) throw new ValidationError([{ path: ["cursor"], message: M.cursorInvalid }]);
  return { createdAt: Number(createdAt), id };
}

/** The position in a search's cursor: the rowid of the last row. Throws ValidationError for a text that is no number. */
export function rowidOf(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new ValidationError([{ path: ["cursor"], message: M.cursorInvalid }]);
  return Number(cursor);
}

/** Makes a page of `limit` rows from a query for `limit + 1`: the extra row only shows that there is a next page. */
export function pageOf<Row>(rows: Row[], limit: number, cursor: (last: Row) => string): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > limit && last !== undefined ? cursor(last) : null };
}
