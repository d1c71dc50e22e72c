import { personCsvHead, personCsvLine } from "../../src/domain/customers/person-csv.ts";
import type { PeopleExportQuery, Person } from "../../src/domain/customers/person.schema.ts";
import type { CsvWords } from "../../src/domain/orders/order-csv.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { CSV_PIECE, streamCsv } from "../platform/csv-stream.ts";
import { listPeople } from "./list-people.ts";

/**
 * Everyone who booked as CSV, one line for each person, after an audit entry. Who booked longest ago comes first: whoever books while it is
 * read moves to its end, and is not missed.
 */
export async function exportPeople(
  ctx: SignedInCtx,
  { format }: PeopleExportQuery,
  words: CsvWords,
): Promise<ReadableStream<Uint8Array>> {
  await auditEntry(ctx, {
    action: "customers.exported",
    subjectId: "customers",
    detail: { format },
  }).run();
  return streamCsv<Person>({
    head: personCsvHead(words, format),
    line: (person) => personCsvLine(person, words, format),
    read: (cursor) => listPeople(ctx, { cursor, limit: CSV_PIECE, sort: "oldest" }),
  });
}
