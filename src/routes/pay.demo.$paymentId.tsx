import { createFileRoute, notFound } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { demoPayment } from "#content/demo-payment.ts";
import { DemoPage } from "#features/payments/demo-page.tsx";
import { Queries } from "#lib/api/queries.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

/** Only a local deployment has this page. */
export const Route = createFileRoute("/pay/demo/$paymentId")({
  loader: () => {
    if (import.meta.env.SSR && !readPreferences().hasDemoPayments) throw notFound();
  },
  component: DemoPayment,
});

function DemoPayment() {
  const { paymentId } = Route.useParams();
  const words = useContent(demoPayment);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <Queries>
        <DemoPage paymentId={paymentId} />
      </Queries>
    </>
  );
}
