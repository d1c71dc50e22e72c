import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { PageTitle } from "#components/layout/page-title.tsx";
import { account } from "#content/account.ts";
import { AccountPage } from "#features/account/account-page.tsx";
import { RequireUser } from "#features/auth/require-session.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/_site/account")({
  staticData: { hydration: "now" },
  component: Account,
});

function Account() {
  const words = useContent(account);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <PageTitle title={words.title} />
      <div className="container page-end">
        <RequireUser>
          <AccountPage />
        </RequireUser>
      </div>
    </>
  );
}
