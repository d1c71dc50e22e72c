import { createRootRoute, HeadContent, Outlet, Scripts, useMatches } from "@tanstack/react-router";
import { siteConfig } from "../../app.config.ts";
import { bootOf } from "../lib/boot-mode.ts";
import { readPreferences } from "../lib/preferences.ts";
import { siteColorsCss } from "../lib/site-colors.ts";
import { VisitorProvider } from "../lib/visitor.tsx";
import "../styles/base.css";

export const Route = createRootRoute({
  loader: () => {
    const { language, currency } = readPreferences();
    return { language, currency };
  },
  head: () => ({
    meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width, initial-scale=1" }],
    styles: [{ children: siteColorsCss(siteConfig.colors) }],
  }),
  component: Root,
});

function Root() {
  const { language, currency } = Route.useLoaderData();
  const matches = useMatches();
  return (
    <html lang={language} data-boot={bootOf(matches)} data-currency={currency}>
      <head>
        <HeadContent />
      </head>
      <body>
        <VisitorProvider site={siteConfig} language={language} initialCurrency={currency}>
          <Outlet />
        </VisitorProvider>
        <Scripts />
      </body>
    </html>
  );
}
