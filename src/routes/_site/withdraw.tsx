import { createFileRoute } from "@tanstack/react-router";
import { StatementPage } from "#features/statements/statement-page.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";

export const Route = createFileRoute("/_site/withdraw")({
  loader: () => readPreferences().posted?.statement ?? null,
  component: Withdraw,
});

function Withdraw() {
  return <StatementPage kind="withdrawal" posted={Route.useLoaderData()} />;
}
