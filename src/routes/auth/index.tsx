import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { auth } from "#content/auth.ts";
import { AuthPage } from "#features/auth/auth-page.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/auth/")({
  staticData: { hydration: "intent", actsOn: ["code", "error"] },
  loader: () =>
    import.meta.env.SSR
      ? readPreferences().providers
      : import("#features/auth/find-providers.ts").then((module) => module.findProviders()),
  component: AuthIndex,
});

function AuthIndex() {
  const words = useContent(auth);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <AuthPage providers={Route.useLoaderData() ?? []} />
    </>
  );
}
