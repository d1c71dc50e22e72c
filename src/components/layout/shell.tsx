import type { ReactNode } from "react";
import { HydrationSignal } from "../../lib/hydration/hydration-signal.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { Main, SkipLink } from "./skip-link.tsx";

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PreviewBar />
      <Header />
      <Main>{children}</Main>
      <Footer />
      <HydrationSignal />
    </>
  );
}
