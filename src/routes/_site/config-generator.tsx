import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "../../components/layout/page-head.tsx";
import { PageTitle } from "../../components/layout/page-title.tsx";
import { generator } from "../../content/generator.ts";
import { GeneratorPage } from "../../features/generator/generator-page.tsx";
import { useContent } from "../../lib/site-context.tsx";

export const Route = createFileRoute("/_site/config-generator")({ component: ConfigGenerator });

function ConfigGenerator() {
  const messages = useContent(generator);
  return (
    <>
      <PageHead path="/config-generator" title={messages.title} description={messages.description} />
      <PageTitle title={messages.title} lead={messages.lead} />
      <GeneratorPage />
    </>
  );
}
