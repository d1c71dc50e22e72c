import { JsonLd } from "#components/layout/page-head.tsx";
import { convert, toMajor } from "#domain/money/currency.ts";
import { findMembership, planPriceMinor } from "#domain/money/plans.ts";
import { pageAddress } from "#domain/site-address.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";

export function PlansJsonLd() {
  const { site, language, currency } = useSiteContext();
  return site.pricing.plans.map((plan) => (
    <JsonLd
      key={plan.id}
      data={{
        "@type": "Product",
        name: `${site.company.name} ${plan.name}`,
        description: plan.description || `${plan.features.join(". ")}.`,
        brand: { "@type": "Brand", name: site.company.name },
        offers: {
          "@type": "Offer",
          price: toMajor(convert(planPriceMinor(plan), currency)),
          priceCurrency: currency,
          url: `${pageAddress(site, "/pre-checkout", language)}?plan=${plan.id}`,
          availability: "https://schema.org/InStock",
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: toMajor(convert(planPriceMinor(plan), currency)),
            priceCurrency: currency,
            billingDuration: `P${findMembership(site).billingMonths}M`,
          },
        },
      }}
    />
  ));
}
