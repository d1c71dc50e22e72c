import { createFileRoute } from "@tanstack/react-router";
import { PersonPage } from "#features/admin/customers/person-page.tsx";

export const Route = createFileRoute("/admin/customers/$personId")({ component: Customer });

function Customer() {
  const { personId } = Route.useParams();
  return <PersonPage key={personId} personId={personId} />;
}
