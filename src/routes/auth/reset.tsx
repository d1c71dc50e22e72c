import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { auth } from "#content/auth.ts";
import { authLinks } from "#content/auth-links.ts";
import { MailedLink } from "#features/auth/mailed-link.tsx";
import { ResetForm } from "#features/auth/reset-form.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/auth/reset")({ component: Reset });

function Reset() {
  const { description } = useContent(auth);
  const { reset } = useContent(authLinks);
  return (
    <>
      <PageHead title={reset.title} description={description} />
      <MailedLink title={reset.title}>
        <ResetForm />
      </MailedLink>
    </>
  );
}
