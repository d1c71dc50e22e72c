import { createFileRoute } from "@tanstack/react-router";
import { ButtonLink } from "#components/ui/button.tsx";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { mayChange } from "#domain/accounts/role.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "#features/admin/data/admin-links.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseOrderSearch } from "#features/admin/list/list-search.ts";
import { OrderList } from "#features/admin/orders/order-list.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/orders/")({
  validateSearch: parseOrderSearch,
  component: Orders,
});

function Orders() {
  const words = useContent(adminOrders);
  const { create } = useContent(adminOrderForms);
  const { role } = useSession();
  return (
    <AdminPage
      title={words.title}
      actions={
        mayChange(role, "orders") && (
          <ButtonLink {...adminLinks.newOrder()}>{create.open}</ButtonLink>
        )
      }
    >
      <OrderList search={Route.useSearch()} />
    </AdminPage>
  );
}
