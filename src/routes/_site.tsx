import { createFileRoute, Outlet } from "@tanstack/react-router";
import { Shell } from "../components/layout/shell.tsx";

/** Every page with the public header and footer. */
export const Route = createFileRoute("/_site")({ component: Site });

function Site() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
