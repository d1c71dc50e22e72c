import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { auth } from "#content/auth.ts";
import { ResetForm } from "#features/auth/reset-form.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/auth/reset")({ component: Reset });

function Reset() {
  const words = useContent(auth);
  return (
    <>
      <PageHead title={words.reset.title} description={words.description} />
      <ResetForm />
    </>
  );
}
