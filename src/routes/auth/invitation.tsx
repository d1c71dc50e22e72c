import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { invitation } from "#content/invitation.ts";
import { InvitationPage } from "#features/auth/invitation-page.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/auth/invitation")({ component: Invitation });

function Invitation() {
  const words = useContent(invitation);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <InvitationPage />
    </>
  );
}
