/** The longest name of a saved view, in UTF-16 units. */
export const MAX_VIEW_NAME = 60;
