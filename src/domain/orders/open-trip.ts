export function isOpenTrip(trip: { airport: string; flightDate: string | null }): boolean {
  return trip.airport === "" || trip.flightDate === null;
}
