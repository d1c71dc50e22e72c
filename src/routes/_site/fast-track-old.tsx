import { createFileRoute } from "@tanstack/react-router";
import { landingAirports } from "#domain/airports/airports.ts";
import { FastTrackLanding } from "#features/fast-track/fast-track-landing.tsx";

export const Route = createFileRoute("/_site/fast-track-old")({
  staticData: { news: "/api/sale-stops" },
  component: FastTrackOld,
});

function FastTrackOld() {
  return <FastTrackLanding airports={landingAirports("b")} />;
}
