import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Updates } from "#domain/dashboard/dashboard.schema.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { GroupAct } from "#domain/group-acts/group-act.schema.ts";
import { mayAct } from "#domain/group-acts/group-act.ts";
import type { InboxBox } from "#domain/messages/message.ts";
import { MAX_PAGE_SIZE } from "#domain/paging.ts";
import { api } from "#lib/session/api.ts";
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
import { readOrdersSeen } from "./waiting.ts";

export const toDepartureQuery = ({ show, ...query }: DepartureSearch) => ({
  ...query,
  all: show === "all" ? ("true" as const) : undefined,
});

const RECENT = 10;
export const toBox = ({ box, q, kind }: MessageSearch): InboxBox =>
  box ?? (q || kind ? "all" : "open");

function toMessageQuery(search: MessageSearch) {
  const { box: _, ...query } = search;
  const box = toBox(search);
  const isOpen = box === "open" || box === "mine";
  return {
    sort: isOpen ? ("oldest" as const) : undefined,
    ...query,
    status: box === "all" ? undefined : isOpen ? ("new" as const) : box,
    assignee: box === "mine" ? ("me" as const) : undefined,
  };
}

const POLL_MS = 20_000;
const ACT_POLL_MS = 1_500;

/** The queries to reload when a revision grows, except the message that staff are answering. */
const FOLLOWERS: Record<keyof Updates["revisions"], readonly string[]> = {
  orders: ["orders", "order", "departures", "people", "person", "person-orders", "dashboard"],
  messages: ["messages", "order", "person", "dashboard"],
  mails: ["mails", "dashboard"],
  problems: ["payment-problems", "dashboard"],
};
const REVISIONS = Object.keys(FOLLOWERS) as (keyof Updates["revisions"])[];

const read = <Data>(queryKey: readonly unknown[], queryFn: () => Promise<Data>) =>
  queryOptions({ queryKey, queryFn });

const PAGED = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
};

const joinPages = <Item>({ pages }: { pages: { items: Item[] }[] }) =>
  pages.flatMap(({ items }) => items);

export const adminQueries = {
  summary: () => read(["dashboard", "summary"], () => api.admin.summary.$get()),
  /** Also invalidates queries whose rows have changed since the last response. */
  updates: () =>
    queryOptions({
      queryKey: ["updates"],
      queryFn: async ({ client, queryKey }) => {
        const query = { since: readOrdersSeen() };
        const updates: Updates = await api.admin.updates.$get({ query });
        const before = client.getQueryData<Updates>(queryKey);
        const stale = REVISIONS.filter(
          (name) => before && updates.revisions[name] > before.revisions[name],
        );
        for (const key of new Set(stale.flatMap((name) => FOLLOWERS[name])))
          void client.invalidateQueries({ queryKey: [key] });
        return updates;
      },
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: "always",
    }),
  dailyTotals: () =>
    read(
      ["dashboard", "daily-totals"],
      async () => (await api.admin["daily-totals"].$get({ query: {} })).items,
    ),
  today: () =>
    read(["dashboard", "today"], async () => (await api.admin.departures.today.$get()).totals),
  recentOrders: () =>
    infiniteQueryOptions({
      ...PAGED,
      queryKey: ["dashboard", "orders"],
      queryFn: ({ pageParam }) =>
        api.admin.orders.$get({
          query: pageParam === null ? { limit: String(RECENT) } : { cursor: pageParam },
        }),
      select: joinPages,
    }),
  isOperational: () =>
    read(["dashboard", "health"], () =>
      api.public.health.$get().then(
        () => true,
        () => false,
      ),
    ),

  savedViews: () =>
    read(["views"], async () => (await api.admin.views.$get({ query: { list: "orders" } })).items),
  orders: (query: OrderSearch) => read(["orders", query], () => api.admin.orders.$get({ query })),
  orderSums: (filter: Omit<OrderSearch, "cursor" | "sort">) =>
    read(["orders", "sums", filter], () => api.admin["order-sums"].$get({ query: filter })),
  order: (orderId: string) =>
    read(["order", orderId], () => api.admin.orders[":orderId"].$get({ param: { orderId } })),
  problems: (query: ProblemSearch) =>
    read(["payment-problems", query], () => api.admin["payment-problems"].$get({ query })),

  departures: (search: DepartureSearch) =>
    infiniteQueryOptions({
      ...PAGED,
      queryKey: ["departures", search],
      queryFn: ({ pageParam }) =>
        api.admin.departures.$get({
          query: {
            ...toDepartureQuery(search),
            limit: String(MAX_PAGE_SIZE),
            cursor: pageParam ?? undefined,
          },
        }),
      select: (data) => ({ ...data.pages.at(-1)!, items: joinPages(data) }),
    }),

  groupActs: () =>
    queryOptions({
      queryKey: ["group-acts"],
      queryFn: async () => (await api.admin["group-acts"].$get()).items,
      refetchInterval: POLL_MS,
    }),
  /** While an act runs, each read by staff who may start it also processes some of its orders. */
  groupAct: (actId: string, role: Role | null) =>
    queryOptions({
      queryKey: ["group-act", actId],
      queryFn: ({ client, queryKey }) => {
        const call = api.admin["group-acts"][":actId"];
        const known = client.getQueryData<GroupAct>(queryKey);
        const param = { actId };
        const helps = known?.state === "running" && mayAct(role, known.act);
        return helps ? call.continue.$post({ param }) : call.$get({ param });
      },
      // A colleague may start or decline an act that waits.
      refetchInterval: ({ state: { data, error } }) =>
        data?.state === "running" || error ? ACT_POLL_MS : POLL_MS,
    }),

  people: (query: CustomerSearch) =>
    read(["people", query], () => api.admin.people.$get({ query })),
  person: (personId: string) =>
    read(["person", personId], () => api.admin.people[":personId"].$get({ param: { personId } })),
  customerOf: (email: string) =>
    read(["customer-of", email], () => api.admin.customers.$get({ query: { q: email } })),
  openMatters: (personId: string) =>
    read(["open-matters", personId], () =>
      api.admin.people[":personId"]["open-matters"].$get({ param: { personId } }),
    ),
  personOrders: (personId: string) =>
    infiniteQueryOptions({
      ...PAGED,
      queryKey: ["person-orders", personId],
      queryFn: ({ pageParam }) =>
        api.admin.people[":personId"].orders.$get({
          param: { personId },
          query: pageParam === null ? {} : { cursor: pageParam },
        }),
      select: joinPages,
    }),

  accounts: (query: AccountSearch) =>
    read(["accounts", query], () => api.admin.accounts.$get({ query })),
  account: (userId: string) =>
    read(["account", userId], () => api.admin.accounts[":userId"].$get({ param: { userId } })),

  search: (q: string) => read(["search", q], () => api.admin.search.$get({ query: { q } })),

  messages: (search: MessageSearch) =>
    read(["messages", search], () => api.admin.messages.$get({ query: toMessageQuery(search) })),
  colleagues: () => read(["colleagues"], async () => (await api.admin.colleagues.$get()).items),
  replyTemplates: () =>
    read(["reply-templates"], async () => (await api.admin["reply-templates"].$get()).items),
  /** Never reloads on its own, so that a reply to an outdated message leads to a conflict. */
  message: (messageId: string) =>
    queryOptions({
      queryKey: ["message", messageId],
      queryFn: () => api.admin.messages[":messageId"].$get({ param: { messageId } }),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),

  mails: (query: MailSearch) => read(["mails", query], () => api.admin.mails.$get({ query })),
  roles: () => read(["roles"], async () => (await api.admin.roles.$get()).items),
  invitations: () => read(["invitations"], async () => (await api.admin.invitations.$get()).items),
  previews: (query: PreviewSearch) =>
    read(["previews", query], () => api.admin["site-configs"].$get({ query })),
  saleStops: () => read(["sale-stops"], async () => (await api.admin["sale-stops"].$get()).items),
  devices: () => read(["devices"], async () => (await api.admin.devices.$get()).items),
  /** Each call costs a little, because it asks the model for a word. */
  model: () =>
    queryOptions({
      queryKey: ["model"],
      queryFn: () => api.admin.model.$get(),
      staleTime: 5 * 60_000,
      retry: false,
    }),
  launch: () => read(["launch"], async () => (await api.admin.launch.$get()).items),
  security: () => read(["security"], () => api.admin.security.$get()),
  digest: () => read(["digest"], () => api.admin.digest.$get()),
  audit: (query: AuditSearch) => read(["audit", query], () => api.admin.audit.$get({ query })),
};
