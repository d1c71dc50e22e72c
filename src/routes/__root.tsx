import {
  createRootRoute,
  HeadContent,
  ScriptOnce,
  Scripts,
  useMatches,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ToasterHost } from "#components/ui/toaster-host.tsx";
import { shell } from "#content/shell.ts";
import { site } from "#content/site.ts";
import { applySite } from "#domain/site/apply-site.ts";
import { localizedSite } from "#domain/site/site.ts";
import { getHydrationMode, isNotFound } from "#lib/hydration/hydration-mode.ts";
import { inlineScript } from "#lib/hydration/inline-script.ts";
import { readPageScripts } from "#lib/hydration/page-scripts.ts";
import type { Preview } from "#lib/site-context/page-input.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { SESSION_KEY } from "#lib/session/session-state.ts";
import { COLORS_ID, readPageColors } from "#lib/brand/page-colors.ts";
import { useContent, SiteProvider } from "#lib/site-context/site-context.tsx";
import { useKeptFocus } from "#lib/browser/use-kept-focus.ts";
import displayFont from "../styles/fonts/fraunces-display.woff2?url";
import textFont from "../styles/fonts/figtree.woff2?url";

// The parts of the site that rules read are the same in both languages.
applySite(site.en);

const ICONS = [
  // Without `sizes`, Chromium would prefer this icon to the SVG.
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

const readSite = (data: { preview?: Preview } | undefined) =>
  data?.preview?.site ?? site[readPreferences().language];

export const Route = createRootRoute({
  loader: () => {
    const { language, currency, preview } = readPreferences();
    return {
      language,
      currency,
      ...(preview && { preview: { ...preview, site: localizedSite(preview.site, language) } }),
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => {
    const { css, theme } = readPageColors(readSite(loaderData).colors);
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1" },
        { name: "theme-color", content: theme },
      ],
      links: [
        // Nobody installs a preview as an app.
        ...(loaderData?.preview
          ? [{ rel: "icon", href: loaderData.preview.icon, type: "image/svg+xml" }]
          : ICONS),
      ],
      styles: [{ id: COLORS_ID, children: css }],
    };
  },
  shellComponent: Document,
});

/** Also wraps the error page, which needs the brand and the language. */
function Document({ children }: { children: ReactNode }) {
  const preview = Route.useLoaderData({ select: (data) => data?.preview });
  const { language, currency, apiKey } = readPreferences();
  const matches = useMatches();
  const { entry, chunks } = readPageScripts(matches);
  useKeptFocus();
  return (
    <html
      lang={language}
      data-language={language}
      data-hydration={import.meta.env.SSR ? getHydrationMode(matches) : undefined}
      data-news={matches.at(-1)?.staticData.news}
      data-currency={currency}
      data-api-key={apiKey}
      data-entry={entry}
      data-chunks={chunks?.join(" ")}
      data-base={preview?.base}
      suppressHydrationWarning
    >
      <head>
        {/* In <body>, slow phones would paint later: here, the page itself still loads. */}
        {import.meta.env.SSR && (
          <ScriptOnce>{inlineScript(SESSION_KEY, isNotFound(matches))}</ScriptOnce>
        )}
        <HeadContent />
      </head>
      <body>
        <SiteProvider
          site={preview?.site ?? site[language]}
          language={language}
          initialCurrency={currency}
          preview={preview}
        >
          {children}
          <Toasts />
        </SiteProvider>
        {/* The built client needs no script elements after hydration. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && <Scripts />}
        {import.meta.env.SSR && <FontPreloads />}
      </body>
    </html>
  );
}

/**
 * At the end of the body: in <head> they delay a slow phone's first paint by 100 ms, and a late font moves nothing.
 * `onLoad` makes React leave the link in place, and writes no handler.
 */
function FontPreloads() {
  return [displayFont, textFont].map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      onLoad={() => undefined}
    />
  ));
}

function Toasts() {
  return <ToasterHost {...useContent(shell).notifications} />;
}
