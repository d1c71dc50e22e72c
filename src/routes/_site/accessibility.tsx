import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "../../components/layout/page-head.tsx";
import { TextDocument } from "../../components/sections/text-document.tsx";
import { accessibility } from "../../content/accessibility.ts";
import { useContent } from "../../lib/site-context.tsx";

export const Route = createFileRoute("/_site/accessibility")({ staticData: { hydration: "intent" }, component: Accessibility });

function Accessibility() {
  const messages = useContent(accessibility);
  return (
    <>
      <PageHead path="/accessibility" title={messages.title} description={messages.description} />
      <TextDocument document={messages} />
    </>
  );
}
