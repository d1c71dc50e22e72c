/** One schema.org object, or what it is made of. */
export type JsonLdData = { [key: string]: string | number | undefined | JsonLdData | JsonLdData[] | string[] };

/** Tells search engines what the page shows (schema.org, JSON-LD). `<` is escaped, so no text can end the element. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return (
    <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")}</script>
  );
}
