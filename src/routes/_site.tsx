import { createFileRoute, Outlet } from "@tanstack/react-router";
import { Shell } from "#components/layout/shell.tsx";

export const Route = createFileRoute("/_site")({
  staticData: { hydration: "intent" },
  component: Site,
});

function Site() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
