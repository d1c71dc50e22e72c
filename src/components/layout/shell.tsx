import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HydrationSignal } from "#lib/hydration/hydration-signal.tsx";
import { Footer, PlainFooter } from "./footer.tsx";
import { Header, PlainHeader } from "./header.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { Main, SkipLink } from "./skip-link.tsx";

export function Shell({ children }: { children: ReactNode }) {
  const isPlain = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.chrome === "plain"),
  });
  return (
    <>
      <SkipLink />
      <PreviewBar />
      {isPlain ? <PlainHeader /> : <Header />}
      <Main>{children}</Main>
      {isPlain ? <PlainFooter /> : <Footer />}
      <HydrationSignal />
    </>
  );
}
