import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { scan } from "#content/scan.ts";
import { ScanPage } from "#features/lane/scan-page.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

/** Link to it without the router: only a page that was loaded as /scan may use the camera. */
export const Route = createFileRoute("/scan")({
  component: Scan,
});

function Scan() {
  const words = useContent(scan);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <ScanPage />
    </>
  );
}
