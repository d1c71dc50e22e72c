import { JsonLd } from "#components/layout/page-head.tsx";
import { fastTrack } from "#content/fast-track.ts";
import { toMajor } from "#domain/money/currency.ts";
import { fareMinor } from "#domain/money/fares.ts";
import { pageAddress } from "#domain/site-address.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";

/** The price is an adult's fare, which a visitor pays without a membership. */
export function PassJsonLd() {
  const { site, language, currency } = useSiteContext();
  const { title, description } = useContent(fastTrack);
  return (
    <JsonLd
      data={{
        "@type": "Product",
        name: `${site.company.name} ${title}`,
        description,
        brand: { "@type": "Brand", name: site.company.name },
        offers: {
          "@type": "Offer",
          price: toMajor(fareMinor("adults", currency)),
          priceCurrency: currency,
          url: pageAddress(site, "/fast-track-form", language),
          availability: "https://schema.org/InStock",
        },
      }}
    />
  );
}
