/** How many days the dashboard's chart shows. */
export const CHART_DAYS = 90;

/** What waits is counted up to this number when pages ask for updates, so that asking again and again stays cheap. */
export const UPDATES_COUNTED_UP_TO = 10;
