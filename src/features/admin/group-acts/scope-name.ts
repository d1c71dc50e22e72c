import { adminGroupActs } from "#content/admin-group-acts.ts";
import type { GroupAct } from "#domain/group-acts/group-act.schema.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";

export function useScopeName(): (scope: GroupAct["scope"]) => string {
  const { act: words } = useContent(adminGroupActs);
  const { facts } = useSiteContext();
  return ({ airport, date, flight_number: flight }) =>
    [airport || words.all, flight, facts.date(date)].filter(Boolean).join(", ");
}
