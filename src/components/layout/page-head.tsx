import { shell } from "#content/shell.ts";
import { toLocale } from "#domain/language.ts";
import { pageAddress, SHARE_IMAGE, shareImagePath } from "#domain/site-address.ts";
import { useContent, useSiteContext, type SiteContext } from "#lib/site-context/site-context.tsx";

interface PageHeadProps {
  title: string;
  /** For search results, at most about 155 characters. */
  description?: string;
  /** Without language prefix. A page without a path stays out of search results. */
  path?: string;
}

/**
 * React moves these tags into <head>, which keeps their words out of the other pages' scripts. A
 * page with a path needs an entry in scripts/build/public-pages.ts.
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { site, preview } = useSiteContext();
  const fullTitle = title.includes(site.company.name) ? title : `${title} — ${site.company.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={site.company.name} />
      {path === undefined || preview ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PublicPageHead title={title} path={path} />
      )}
    </>
  );
}

/** Programs read the server's tags. The browser needs only the canonical address, for sharing. */
function PublicPageHead({ title, path }: { title: string; path: string }) {
  const visitor = useSiteContext();
  const { site, language } = visitor;
  const { home } = useContent(shell).header;
  return (
    <>
      <link rel="canonical" href={pageAddress(site, path, language)} />
      <link rel="alternate" hrefLang="en" href={pageAddress(site, path, "en")} />
      <link rel="alternate" hrefLang="fr" href={pageAddress(site, path, "fr")} />
      <link rel="alternate" hrefLang="x-default" href={pageAddress(site, path, "en")} />
      {import.meta.env.SSR && <ShareHead title={title} path={path} />}
      {path !== "/" && (
        <JsonLd data={import.meta.env.SSR ? breadcrumbs(visitor, home, title, path) : undefined} />
      )}
    </>
  );
}

function ShareHead({ title, path }: { title: string; path: string }) {
  const { site, language } = useSiteContext();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:url" content={pageAddress(site, path, language)} />
      <meta property="og:locale" content={toLocale(language).replace("-", "_")} />
      <meta
        property="og:image"
        content={`https://${site.domains.main}${shareImagePath(path, language)}`}
      />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function breadcrumbs(
  { site, language }: SiteContext,
  home: string,
  title: string,
  path: string,
): JsonLdData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: home, item: pageAddress(site, "/", language) },
      { "@type": "ListItem", position: 2, name: title, item: pageAddress(site, path, language) },
    ],
  };
}

export type JsonLdData = {
  [key: string]: string | number | undefined | JsonLdData | JsonLdData[] | string[];
};

/** schema.org. Escaping `<` keeps a text from ending the element. Browsers need no `data`. */
export function JsonLd({ data }: { data: JsonLdData | undefined }) {
  const json =
    data &&
    JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json ?? ""}
    </script>
  );
}
