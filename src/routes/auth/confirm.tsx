import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { auth } from "#content/auth.ts";
import { authLinks } from "#content/auth-links.ts";
import { ConfirmForm } from "#features/auth/confirm-form.tsx";
import { MailedLink } from "#features/auth/mailed-link.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

const TYPES = ["signup", "email_change", "email_change_undo"] as const;

interface ConfirmSearch {
  type?: string;
  token_hash?: string;
}

export const Route = createFileRoute("/auth/confirm")({
  component: Confirm,
  validateSearch: (search: ConfirmSearch) => search,
});

function Confirm() {
  const { description } = useContent(auth);
  const words = useContent(authLinks);
  const asked = Route.useSearch().type;
  const type = TYPES.find((known) => known === asked) ?? "signup";
  const { title } = type === "email_change_undo" ? words.undo : words.confirm;
  return (
    <>
      <PageHead title={title} description={description} />
      <MailedLink title={title}>
        <ConfirmForm type={type} />
      </MailedLink>
    </>
  );
}
