import { adminGroupActs } from "#content/admin-group-acts.ts";
import type { ListedGroupAct } from "#domain/group-acts/group-act.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

/** A preview that an agent has made is a request. */
export function ActBadge({
  act: { state, is_request: isRequest },
}: {
  act: Pick<ListedGroupAct, "state" | "is_request">;
}) {
  const { states, requested } = useContent(adminGroupActs);
  const names = isRequest ? { ...states, preview: requested } : states;
  return <StatusBadge status={state} names={names} />;
}
