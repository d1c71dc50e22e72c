import { createFileRoute } from "@tanstack/react-router";
import { landingAirports } from "#domain/airports/airports.ts";
import { FastTrackLanding } from "#features/fast-track/fast-track-landing.tsx";

export const Route = createFileRoute("/_site/fast-track")({
  staticData: { news: "/api/sale-stops" },
  component: FastTrack,
});

function FastTrack() {
  return <FastTrackLanding airports={landingAirports("a")} />;
}
