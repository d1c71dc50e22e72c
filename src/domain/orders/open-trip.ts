/** Without airport or day, the pass of the trip is open. */
export function isOpenTrip(trip: { airport: string; flightDate: string | null }): boolean {
  return trip.airport === "" || trip.flightDate === null;
}
