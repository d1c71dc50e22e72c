import { createFileRoute } from "@tanstack/react-router";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { adminLinks, type NewOrderSearch } from "#features/admin/data/admin-links.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { NewOrderForm } from "#features/admin/orders/new-order-form.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/orders/new")({
  validateSearch: ({ person }): NewOrderSearch => (typeof person === "string" ? { person } : {}),
  component: NewOrder,
});

function NewOrder() {
  const { person } = Route.useSearch();
  const { create } = useContent(adminOrderForms);
  const { detail } = useContent(adminOrders);
  return (
    <AdminPage
      title={create.title}
      lead={create.lead}
      back={{ link: adminLinks.orders(), label: detail.back }}
    >
      <NewOrderForm key={person} personId={person} />
    </AdminPage>
  );
}
