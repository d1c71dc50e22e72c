import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PageHead } from "#components/layout/page-head.tsx";
import { pass } from "#content/pass.ts";
import { passCodeIn } from "#domain/passes/pass.ts";
import { PassPage } from "#features/passes/pass-page.tsx";
import { Queries } from "#lib/api/queries.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

/** Loaded lazily: few passes are open, and the server renders none. */
const OpenTrip = lazy(() => import("#features/booking/open-trip.tsx"));
const MailedNumber = lazy(() => import("#features/booking/mailed-number.tsx"));

export const Route = createFileRoute("/_site/pass/$code")({
  staticData: { hydration: "now", chrome: "plain" },
  // Another pass mounts a new page, so that no state is shared.
  remountDeps: ({ params }) => params,
  component: Pass,
});

function Pass() {
  const { code: typed } = Route.useParams();
  const code = passCodeIn(typed) ?? typed;
  const words = useContent(pass);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      {/* The Worker's header has no effect after a navigation within the site. */}
      <meta name="referrer" content="no-referrer" />
      <Queries>
        <PassPage code={code} tripForm={OpenTrip} unknownArt={<MailedNumber />} />
      </Queries>
    </>
  );
}
