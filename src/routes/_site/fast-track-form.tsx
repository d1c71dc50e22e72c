import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { PageTitle } from "#components/layout/page-title.tsx";
import { booking } from "#content/booking.ts";
import { toBookingStart } from "#domain/orders/booking-start.ts";
import { BookingForm } from "#features/booking/booking-form.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/_site/fast-track-form")({
  loader: () => readPreferences().posted?.booking ?? null,
  component: FastTrackForm,
});

function FastTrackForm() {
  const words = useContent(booking);
  return (
    <>
      <PageHead path="/fast-track-form" title={words.title} description={words.description} />
      <PageTitle title={words.title} lead={words.lead} />
      <div className="container page-end">
        <BookingForm start={toBookingStart(Route.useSearch())} posted={Route.useLoaderData()} />
      </div>
    </>
  );
}
