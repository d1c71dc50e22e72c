import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "#features/admin/accounts/account-page.tsx";

export const Route = createFileRoute("/admin/accounts/$userId")({ component: Account });

function Account() {
  const { userId } = Route.useParams();
  return <AccountPage key={userId} userId={userId} />;
}
