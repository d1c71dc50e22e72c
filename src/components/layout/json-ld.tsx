/** One schema.org object, or what it is made of. */
export type JsonLdData = { [key: string]: string | number | undefined | JsonLdData | JsonLdData[] | string[] };

/**
 * Tells search engines what the page shows (schema.org, JSON-LD). `<` is escaped, so no text can end the element.
 * Without data, in the browser, what the server wrote stays: nobody reads it there after the page has loaded.
 */
export function JsonLd({ data }: { data: JsonLdData | undefined }) {
  const json = data && JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json ?? ""}
    </script>
  );
}
