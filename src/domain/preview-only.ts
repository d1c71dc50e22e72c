/** Why nothing is sent from a preview. In a file of its own: every page that calls the API needs it, and not every one the rules. */
export const PREVIEW_ONLY = "This is a preview: nothing is sent";
