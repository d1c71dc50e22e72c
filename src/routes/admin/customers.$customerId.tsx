import { createFileRoute } from "@tanstack/react-router";
import { CustomerPage } from "../../features/admin/customers/customer-page.tsx";

export const Route = createFileRoute("/admin/customers/$customerId")({ component: Customer });

function Customer() {
  const { customerId } = Route.useParams();
  return <CustomerPage key={customerId} customerId={customerId} />;
}
