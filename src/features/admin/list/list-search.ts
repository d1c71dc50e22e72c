import type {
  AccountSearch,
  AuditSearch,
  CustomerSearch,
  DepartureSearch,
  GroupActSearch,
  MailSearch,
  MessageSearch,
  OrderSearch,
  PreviewSearch,
  ProblemSearch,
} from "../data/admin-links.ts";

export type ListSearch = Partial<Record<string, string>>;

const MAX_LENGTH = 200;

/** A route's `validateSearch`. This file imports no code, because every page's script contains it. */
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
  "paid_from",
  "paid_to",
  "sort",
  "cursor",
);
export const parseProblemSearch = listSearch<ProblemSearch>("kind");
export const parseDepartureSearch = listSearch<DepartureSearch>("date", "airport", "show");
export const parseGroupActSearch = listSearch<GroupActSearch>("date", "airport", "flight");
export const parseCustomerSearch = listSearch<CustomerSearch>("q", "sort", "cursor");
export const parseAccountSearch = listSearch<AccountSearch>("q", "cursor");
export const parseMessageSearch = listSearch<MessageSearch>("q", "box", "kind", "sort", "cursor");
export const parseMailSearch = listSearch<MailSearch>("status", "cursor");
export const parsePreviewSearch = listSearch<PreviewSearch>("cursor");
export const parseAuditSearch = listSearch<AuditSearch>(
  "q",
  "action",
  "person",
  "from",
  "to",
  "sign_ins",
  "cursor",
);
