import type {
  AccountSearch,
  AuditSearch,
  CustomerSearch,
  DepartureSearch,
  MailSearch,
  MessageSearch,
  OrderSearch,
  PreviewSearch,
  ProblemSearch,
} from "../data/admin-links.ts";

/** `q` is the search text and `cursor` the page. The other parameters filter or sort. */
export type ListSearch = Partial<Record<string, string>>;

const MAX_LENGTH = 200;

/**
 * A route's `validateSearch` that keeps the named texts; the API validates them. This file imports
 * no code because the script of every page contains it.
 */
export function listSearch<Search extends ListSearch>(...names: (keyof Search & string)[]) {
  return (given: Record<string, unknown>): Search => {
    const search: ListSearch = {};
    for (const name of names) {
      const value = given[name];
      const text = typeof value === "string" ? value.trim() : "";
      if (text !== "" && text.length <= MAX_LENGTH) search[name] = text;
    }
    return search as Search;
  };
}

export const parseOrderSearch = listSearch<OrderSearch>(
  "q",
  "status",
  "from",
  "to",
  "flight_date",
  "airport",
  "balance",
  "sort",
  "cursor",
);
export const parseProblemSearch = listSearch<ProblemSearch>("kind");
export const parseDepartureSearch = listSearch<DepartureSearch>("date", "airport", "show");
export const parseCustomerSearch = listSearch<CustomerSearch>("q", "sort", "cursor");
export const parseAccountSearch = listSearch<AccountSearch>("q", "cursor");
export const parseMessageSearch = listSearch<MessageSearch>("q", "box", "kind", "sort", "cursor");
export const parseMailSearch = listSearch<MailSearch>("status", "cursor");
export const parsePreviewSearch = listSearch<PreviewSearch>("cursor");
export const parseAuditSearch = listSearch<AuditSearch>("action", "cursor");
