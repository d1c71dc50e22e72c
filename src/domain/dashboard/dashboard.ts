/** How many days the dashboard's chart shows. */
export const CHART_DAYS = 90;
