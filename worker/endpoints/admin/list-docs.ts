import { MAX_PAGE_SIZE, PAGE_SIZE, SORTS } from "../../../src/domain/paging.ts";
import { ORDER_STATUSES } from "../../../src/domain/orders/order-status.ts";
import type { RouteDocs } from "../../openapi/route-docs.ts";

type Parameters = NonNullable<RouteDocs["parameters"]>;

/** The query parameters of every paged list. */
export const paging: Parameters = [
  { in: "query", name: "cursor", description: "`next_cursor` of the page before", schema: { type: "string" } },
  { in: "query", name: "limit", schema: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE } },
];

export const sorting: Parameters = [{ in: "query", name: "sort", schema: { type: "string", enum: [...SORTS], default: "newest" } }];

/** The query parameters that filter orders, in the list and in the export. */
export const orderFilters: Parameters = [
  { in: "query", name: "status", schema: { type: "string", enum: [...ORDER_STATUSES] } },
  { in: "query", name: "from", description: "The first UTC day of booking", schema: { type: "string", format: "date" } },
  { in: "query", name: "to", description: "The last UTC day of booking", schema: { type: "string", format: "date" } },
  {
    in: "query",
    name: "q",
    description: "How the order number begins (FT-…), or how words of number, names and e-mail begin",
    schema: { type: "string" },
  },
];

export const brokenRule = { 422: { description: "A rule is broken" } };
