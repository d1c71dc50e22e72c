import { createFileRoute } from "@tanstack/react-router";
import { adminSaleStops } from "#content/admin-sale-stops.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { SaleStopsPage } from "#features/admin/sale-stops/sale-stops-page.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/sale-stops")({ component: SaleStops });

function SaleStops() {
  const words = useContent(adminSaleStops);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <SaleStopsPage />
    </AdminPage>
  );
}
