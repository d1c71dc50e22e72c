import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { PageTitle } from "#components/layout/page-title.tsx";
import { generator } from "#content/generator.ts";
import { GeneratorPage } from "#features/generator/generator-page.tsx";
import {
  PLACEHOLDER_COLORS_ID,
  readPlaceholderColors,
} from "#features/generator/preview/placeholder-colors.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/_site/config-generator")({
  head: async () => ({
    styles: [{ id: PLACEHOLDER_COLORS_ID, children: await readPlaceholderColors() }],
  }),
  component: ConfigGenerator,
});

function ConfigGenerator() {
  const words = useContent(generator);
  return (
    <>
      <PageHead path="/config-generator" title={words.title} description={words.description} />
      <PageTitle title={words.title} lead={words.lead} />
      <GeneratorPage />
    </>
  );
}
