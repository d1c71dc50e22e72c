import { createFileRoute } from "@tanstack/react-router";
import { GroupActPage } from "#features/admin/group-acts/group-act-page.tsx";

export const Route = createFileRoute("/admin/group-acts/$actId")({ component: GroupAct });

function GroupAct() {
  const { actId } = Route.useParams();
  return <GroupActPage key={actId} actId={actId} />;
}
