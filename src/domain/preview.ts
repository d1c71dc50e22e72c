const PREVIEW = /^\/preview\/([0-9a-f]{32})(?=\/|$)/;

/** The prefix of every path in the preview of a stored configuration (docs/decisions/0017). */
export function previewBase(id: string): string {
  return `/preview/${id}`;
}

/** The id of the stored configuration that a path previews, and the rest of the path; undefined for any other path. */
export function previewOfPath(pathname: string): { id: string; path: string } | undefined {
  const match = PREVIEW.exec(pathname);
  return match ? { id: match[1] as string, path: pathname.slice(match[0].length) || "/" } : undefined;
}

/** The message of a write that a preview refuses. In a file without zod, because every page that calls the API loads it. */
export const PREVIEW_ONLY = "This is a preview: nothing is sent";
