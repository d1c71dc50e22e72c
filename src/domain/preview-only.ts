/** The message of a write that a preview refuses. In a file without zod, because every page that calls the API loads it. */
export const PREVIEW_ONLY = "This is a preview: nothing is sent";
