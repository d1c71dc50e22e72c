import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { TextDocument } from "#components/sections/text-document.tsx";
import { accessibility } from "#content/accessibility.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/_site/accessibility")({
  component: Accessibility,
});

function Accessibility() {
  const words = useContent(accessibility);
  return (
    <>
      <PageHead path="/accessibility" title={words.title} description={words.description} />
      <TextDocument document={words} />
    </>
  );
}
