/** In UTF-16 units. */
export const MAX_VIEW_NAME = 60;
