import { createFileRoute } from "@tanstack/react-router";
import { PageTitle } from "../../components/layout/page-title.tsx";
import { booking } from "../../content/booking.ts";
import { BookingForm } from "../../features/booking/booking-form.tsx";
import { pageHead } from "../../lib/page-head.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./fast-track-form.module.css";

export const Route = createFileRoute("/_site/fast-track-form")({
  head: () => pageHead("/fast-track-form", (facts) => booking[facts.language](facts)),
  component: FastTrackForm,
});

function FastTrackForm() {
  const words = useContent(booking);
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <div className={`container ${styles.page}`}>
        <BookingForm />
      </div>
    </>
  );
}
