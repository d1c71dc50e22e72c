import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { MAX_PAGE_SIZE } from "../../../domain/paging.ts";
import type { InboxBox } from "../../../domain/messages/message.ts";
import { api } from "../../../lib/session/api.ts";
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
} from "./admin-links.ts";

/** What the API calls the filters of the departures' address. */
export const toDepartureQuery = ({ show, ...query }: DepartureSearch) => ({
  ...query,
  all: show === "all" ? ("true" as const) : undefined,
});

/** How many of the newest orders the dashboard shows at first. */
const RECENT = 10;
/** The part of the inbox that an address shows. */
export const boxOf = ({ box, q, kind }: MessageSearch): InboxBox =>
  box ?? (q || kind ? "all" : "open");

/** What the API calls the part of the inbox. What is to be answered begins with what has waited longest. */
function toMessageQuery(search: MessageSearch) {
  const { box: _, ...query } = search;
  const box = boxOf(search);
  const isOpen = box === "open" || box === "mine";
  return {
    sort: isOpen ? ("oldest" as const) : undefined,
    ...query,
    status: box === "all" ? undefined : isOpen ? ("new" as const) : box,
    assignee: box === "mine" ? ("me" as const) : undefined,
  };
}

/** The queries of the admin pages. A failed one throws ApiError. */
export const adminQueries = {
  /** The dashboard's figures. */
  summary: () =>
    queryOptions({ queryKey: ["dashboard", "summary"], queryFn: () => api.admin.summary.$get() }),
  /** What changed, and what waits. `since` is when the reader last looked at the orders. */
  updates: (since: () => string | undefined) =>
    queryOptions({
      queryKey: ["updates"],
      queryFn: () => api.admin.updates.$get({ query: { since: since() } }),
    }),
  /** Orders and revenue of each of the last days, oldest first. */
  dailyTotals: () =>
    queryOptions({
      queryKey: ["dashboard", "daily-totals"],
      queryFn: async () => (await api.admin["daily-totals"].$get({ query: {} })).items,
    }),
  /** What every airport can expect today. */
  today: () =>
    queryOptions({
      queryKey: ["dashboard", "today"],
      queryFn: async () => (await api.admin.departures.today.$get()).totals,
    }),
  /** The newest orders, few enough for a look, and older ones page by page, as one list. */
  recentOrders: () =>
    infiniteQueryOptions({
      queryKey: ["dashboard", "orders"],
      queryFn: ({ pageParam }) =>
        api.admin.orders.$get({
          query: pageParam === null ? { limit: String(RECENT) } : { cursor: pageParam },
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next_cursor }) => next_cursor,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),
  /** True when the health check succeeds. Never throws: a failed call means false. */
  isOperational: () =>
    queryOptions({
      queryKey: ["dashboard", "health"],
      queryFn: () =>
        api.public.health.$get().then(
          () => true,
          () => false,
        ),
    }),

  /** The reader's own views of the orders. */
  savedViews: () =>
    queryOptions({
      queryKey: ["views"],
      queryFn: async () => (await api.admin.views.$get({ query: { list: "orders" } })).items,
    }),
  orders: (query: OrderSearch) =>
    queryOptions({ queryKey: ["orders", query], queryFn: () => api.admin.orders.$get({ query }) }),
  /** An order with its customer and its history. */
  order: (orderId: string) =>
    queryOptions({
      queryKey: ["order", orderId],
      queryFn: () => api.admin.orders[":orderId"].$get({ param: { orderId } }),
    }),
  /** The problems of payments that nobody has dealt with. */
  problems: (query: ProblemSearch) =>
    queryOptions({
      queryKey: ["payment-problems", query],
      queryFn: () => api.admin["payment-problems"].$get({ query }),
    }),

  /** The departures of a flight day, page by page, as one list; its totals are those of the last page that was read. */
  departures: (search: DepartureSearch) =>
    infiniteQueryOptions({
      queryKey: ["departures", search],
      queryFn: ({ pageParam }) =>
        api.admin.departures.$get({
          query: {
            ...toDepartureQuery(search),
            limit: String(MAX_PAGE_SIZE),
            cursor: pageParam ?? undefined,
          },
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next_cursor }) => next_cursor,
      select: ({ pages }) => ({ ...pages.at(-1)!, items: pages.flatMap(({ items }) => items) }),
    }),

  /** One page of the people who booked. */
  people: (query: CustomerSearch) =>
    queryOptions({ queryKey: ["people", query], queryFn: () => api.admin.people.$get({ query }) }),
  /** A person with their addresses, accounts and messages. */
  person: (personId: string) =>
    queryOptions({
      queryKey: ["person", personId],
      queryFn: () => api.admin.people[":personId"].$get({ param: { personId } }),
    }),
  /** The orders of a person, newest first, page by page, as one list. */
  personOrders: (personId: string) =>
    infiniteQueryOptions({
      queryKey: ["person-orders", personId],
      queryFn: ({ pageParam }) =>
        api.admin.people[":personId"].orders.$get({
          param: { personId },
          query: pageParam === null ? {} : { cursor: pageParam },
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next_cursor }) => next_cursor,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
    }),

  /** One page of the accounts. */
  accounts: (query: AccountSearch) =>
    queryOptions({
      queryKey: ["accounts", query],
      queryFn: () => api.admin.accounts.$get({ query }),
    }),
  /** An account with its open sessions. */
  account: (userId: string) =>
    queryOptions({
      queryKey: ["account", userId],
      queryFn: () => api.admin.accounts[":userId"].$get({ param: { userId } }),
    }),

  /** The newest orders, people, messages and accounts that meet a search. */
  search: (q: string) =>
    queryOptions({
      queryKey: ["search", q],
      queryFn: () => api.admin.search.$get({ query: { q } }),
    }),

  messages: (search: MessageSearch) =>
    queryOptions({
      queryKey: ["messages", search],
      queryFn: () => api.admin.messages.$get({ query: toMessageQuery(search) }),
    }),
  /** Those of the staff to whom a message can be given. */
  colleagues: () =>
    queryOptions({
      queryKey: ["colleagues"],
      queryFn: async () => (await api.admin.colleagues.$get()).items,
    }),
  /** The canned answers, by name. */
  replyTemplates: () =>
    queryOptions({
      queryKey: ["reply-templates"],
      queryFn: async () => (await api.admin["reply-templates"].$get()).items,
    }),
  /**
   * A message with its replies. It is not read again while it is shown: a reply carries the version that its writer saw, so that
   * a colleague's reply meanwhile is a conflict that they are told of.
   */
  message: (messageId: string) =>
    queryOptions({
      queryKey: ["message", messageId],
      queryFn: () => api.admin.messages[":messageId"].$get({ param: { messageId } }),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),

  /** One page of the mails whose first attempt failed. */
  mails: (query: MailSearch) =>
    queryOptions({ queryKey: ["mails", query], queryFn: () => api.admin.mails.$get({ query }) }),
  /** Everyone who has a role, in the order in which they got it. */
  roles: () =>
    queryOptions({
      queryKey: ["roles"],
      queryFn: async () => (await api.admin.roles.$get()).items,
    }),
  /** The invitations that can be accepted. */
  invitations: () =>
    queryOptions({
      queryKey: ["invitations"],
      queryFn: async () => (await api.admin.invitations.$get()).items,
    }),
  /** One page of the configurations that are stored to be previewed. */
  previews: (query: PreviewSearch) =>
    queryOptions({
      queryKey: ["previews", query],
      queryFn: () => api.admin["site-configs"].$get({ query }),
    }),
  /** The phones of lanes, the newest first. */
  devices: () =>
    queryOptions({
      queryKey: ["devices"],
      queryFn: async () => (await api.admin.devices.$get()).items,
    }),
  /** What is asked of staff, and who of them has a second factor. */
  security: () =>
    queryOptions({ queryKey: ["security"], queryFn: () => api.admin.security.$get() }),
  /** Whether the staff get a digest by mail. */
  digest: () => queryOptions({ queryKey: ["digest"], queryFn: () => api.admin.digest.$get() }),
  audit: (query: AuditSearch) =>
    queryOptions({ queryKey: ["audit", query], queryFn: () => api.admin.audit.$get({ query }) }),
};
