import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { auth } from "#content/auth.ts";
import { ForgotForm } from "#features/auth/forgot-form.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/auth/forgot")({
  staticData: { hydration: "intent" },
  component: Forgot,
});

function Forgot() {
  const words = useContent(auth);
  return (
    <>
      <PageHead title={words.forgot.title} description={words.description} />
      <ForgotForm />
    </>
  );
}
