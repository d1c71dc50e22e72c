/** A schema.org object. */
export type JsonLdData = { [key: string]: string | number | undefined | JsonLdData | JsonLdData[] | string[] };

/**
 * Describes the page to search engines (schema.org, JSON-LD). `<` is escaped, so that no text can end the element. In the browser
 * `data` may be absent: the server's element then stays, as nobody reads it after the page has loaded.
 */
export function JsonLd({ data }: { data: JsonLdData | undefined }) {
  const json = data && JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json ?? ""}
    </script>
  );
}
