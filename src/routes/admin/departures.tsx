import { createFileRoute } from "@tanstack/react-router";
import { adminDepartures } from "#content/admin-departures.ts";
import { DepartureDay } from "#features/admin/departures/departure-day.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseDepartureSearch } from "#features/admin/list/list-search.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/departures")({
  validateSearch: parseDepartureSearch,
  component: Departures,
});

function Departures() {
  const words = useContent(adminDepartures);
  return (
    <AdminPage title={words.title}>
      <DepartureDay search={Route.useSearch()} />
    </AdminPage>
  );
}
