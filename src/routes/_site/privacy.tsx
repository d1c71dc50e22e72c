import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { TextDocument } from "#components/sections/text-document.tsx";
import { privacy } from "#content/legal/privacy.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/_site/privacy")({
  component: Privacy,
});

function Privacy() {
  const words = useContent(privacy);
  return (
    <>
      <PageHead path="/privacy" title={words.title} description={words.description} />
      <TextDocument document={words} />
    </>
  );
}
