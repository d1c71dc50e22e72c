import { createFileRoute } from "@tanstack/react-router";
import { StatementPage } from "#features/statements/statement-page.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";

export const Route = createFileRoute("/_site/cancel-membership")({
  loader: () => readPreferences().posted?.statement ?? null,
  component: CancelMembership,
});

function CancelMembership() {
  return <StatementPage kind="termination" posted={Route.useLoaderData()} />;
}
