import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { FormPage } from "#components/sections/form-page.tsx";
import { StepList } from "#components/sections/step-list.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { findBooking } from "#content/find-booking.ts";
import { FindBookingForm } from "#features/booking/find-booking-form.tsx";
import MailedNumber from "#features/booking/mailed-number.tsx";
import { usePostedLookup } from "#features/booking/posted-lookup.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./find-booking.module.css";

export const Route = createFileRoute("/_site/find-booking")({
  loader: () => readPreferences().posted?.lookup ?? null,
  component: FindBooking,
});

function FindBooking() {
  const words = useContent(findBooking);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <FormPage
        title={words.title}
        lead={words.lead}
        art={<MailedNumber />}
        aside={
          <>
            <StepList {...words.next} />
            <p className={styles.help}>
              <RichText>{words.help}</RichText>
            </p>
          </>
        }
      >
        <FindBookingForm posted={usePostedLookup(Route.useLoaderData())} />
      </FormPage>
    </>
  );
}
