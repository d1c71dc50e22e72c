import type { Language } from "../../domain/language.ts";
import { localizePath } from "../../lib/language-path.ts";
import { useVisitor } from "../../lib/visitor.tsx";

interface PageHeadProps {
  title: string;
  /** For search results, at most about 155 characters. */
  description?: string;
  /** The page's own path without language prefix. Without one the page stays out of search results. */
  path?: string;
}

/**
 * Title, description, canonical and language links of a page. React moves them into <head>, on the server too;
 * standing in the page's component, they travel with its words and not with every page's script.
 */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { site, language } = useVisitor();
  const fullTitle = title.includes(site.company.name) ? title : `${title} — ${site.company.name}`;
  const address = (inLanguage: Language) => `https://${site.domains.main}${localizePath(path ?? "/", inLanguage)}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:site_name" content={site.company.name} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={address(language)} />
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang="en" href={address("en")} />
          <link rel="alternate" hrefLang="fr" href={address("fr")} />
          <link rel="alternate" hrefLang="x-default" href={address("en")} />
        </>
      )}
    </>
  );
}
