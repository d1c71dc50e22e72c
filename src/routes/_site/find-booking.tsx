import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "../../components/layout/page-head.tsx";
import { PageTitle } from "../../components/layout/page-title.tsx";
import { findBooking } from "../../content/find-booking.ts";
import { FindBookingForm } from "../../features/booking/find-booking-form.tsx";
import { useContent } from "../../lib/site-context.tsx";
import styles from "./find-booking.module.css";

export const Route = createFileRoute("/_site/find-booking")({ staticData: { scheme: "system" }, component: FindBooking });

function FindBooking() {
  const messages = useContent(findBooking);
  return (
    <>
      <PageHead title={messages.title} description={messages.description} />
      <PageTitle title={messages.title} lead={messages.lead} />
      <div className={`container ${styles.page}`}>
        <FindBookingForm />
      </div>
    </>
  );
}
