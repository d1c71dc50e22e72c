import { LANGUAGES } from "#domain/language.ts";
import { pageAddress } from "#domain/site-address.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { JsonLd, type JsonLdData } from "./page-head.tsx";

export function OrganizationJsonLd() {
  const { site, language } = useSiteContext();
  const { company, legal, social } = site;
  const home = pageAddress(site, "/", language);
  const profiles = Object.values(social).filter(Boolean);
  const organization: JsonLdData = {
    "@type": "Organization",
    name: company.name,
    legalName: company.legalName,
    url: home,
    logo: `https://${site.domains.main}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: company.address,
    vatID: legal?.vat?.number,
    sameAs: profiles.length > 0 ? profiles : undefined,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: company.phone,
      email: company.email,
      availableLanguage: [...LANGUAGES],
    },
  };
  return (
    <>
      <JsonLd data={organization} />
      <JsonLd data={{ "@type": "WebSite", name: company.name, url: home, inLanguage: language }} />
    </>
  );
}
