import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { admin } from "#content/admin.ts";
import { mayUse } from "#domain/accounts/role.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { shortenSearch } from "#domain/search/parse-search.ts";
import { toPlainText } from "#domain/search/plain-text.ts";
import type { FoundOrder, SearchMatch, SearchResults } from "#domain/search/search.schema.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { ADMIN_PAGES, type AdminLink, adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";

/** In ms; longer than a typical pause while typing a word. */
const PAUSE_MS = 150;

export type Choice = { key: string; label: string } & (
  | { q: string }
  | {
      link: AdminLink;
      detail?: string;
      status?: OrderStatus;
      matches?: readonly SearchMatch[];
      isFound?: boolean;
    }
);

interface ChoiceGroup {
  name: "recent" | "orders" | "people" | "accounts" | "messages" | "pages";
  choices: Choice[];
}

interface SearchChoices {
  groups: ChoiceGroup[];
  choices: Choice[];
  query: UseQueryResult<SearchResults>;
  asked: string;
  /** False while the choices are those of an earlier text. */
  isSettled: boolean;
}

export function useSearchChoices(text: string, recent: readonly string[]): SearchChoices {
  const { nav } = useContent(admin);
  const { role } = useSession();
  const { facts } = useSiteContext();
  const asked = useSettled(shortenSearch(text));
  const query = useQuery({
    ...adminQueries.search(asked),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const found = asked === "" ? undefined : query.data;
  const plain = toPlainText(text).trim();
  const pages = ADMIN_PAGES.filter(
    (name) => mayUse(role, name) && toPlainText(nav.pages[name]).includes(plain),
  );
  const groups: ChoiceGroup[] = [
    {
      name: "recent",
      choices:
        text === "" ? recent.map((q, index) => ({ key: `recent-${index}`, label: q, q })) : [],
    },
    ...(found
      ? foundGroups(found, facts.date).toSorted((a, b) => Number(isNear(a)) - Number(isNear(b)))
      : []),
    {
      name: "pages",
      choices: pages.map((name) => ({
        key: `page-${name}`,
        label: nav.pages[name],
        link: adminLinks[name](),
      })),
    },
  ];
  const filled = groups.filter(({ choices }) => choices.length > 0);
  return {
    groups: filled,
    choices: filled.flatMap(({ choices }) => choices),
    query,
    asked,
    isSettled:
      asked === shortenSearch(text) &&
      (asked === "" || (!query.isPlaceholderData && !query.isLoading)),
  };
}

function foundGroups(
  { orders, people, accounts, messages }: SearchResults,
  toDay: (iso: string) => string,
): ChoiceGroup[] {
  return [
    { name: "orders", choices: orders.map((found) => toOrderChoice(found, toDay)) },
    {
      name: "people",
      choices: people.map((found) =>
        toChoice(`person-${found.person_id}`, found, adminLinks.customer(found.person_id)),
      ),
    },
    {
      name: "accounts",
      choices: accounts.map((found) =>
        toChoice(`account-${found.id}`, found, adminLinks.account(found.id)),
      ),
    },
    {
      name: "messages",
      choices: messages.map((found) =>
        toChoice(`message-${found.id}`, found, adminLinks.message(found.id)),
      ),
    },
  ];
}

interface Found {
  name: string;
  email: string;
  matches: readonly SearchMatch[];
}

const toChoice = (key: string, { name, email, matches }: Found, link: AdminLink): Choice => ({
  key,
  label: name || email,
  detail: name && email,
  matches,
  link,
  isFound: true,
});

/** Groups with near matches only come last. */
const isNear = ({ choices }: ChoiceGroup): boolean =>
  choices.every((choice) => "matches" in choice && choice.matches?.some(({ near }) => near));

function toOrderChoice(
  {
    id,
    name,
    order_number: number,
    airport,
    flight_number: flight,
    flight_date: day,
    status,
    matches,
  }: FoundOrder,
  toDay: (iso: string) => string,
): Choice {
  const detail = [number, airport, flight, day && toDay(day)].filter(Boolean).join(" · ");
  return {
    key: `order-${id}`,
    label: name,
    detail,
    status,
    matches,
    link: adminLinks.order(id),
    isFound: true,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}
