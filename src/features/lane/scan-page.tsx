import { Button } from "#components/ui/button.tsx";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import { Logo } from "#components/layout/logo.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { ErrorNotice, Notice, NoScriptNote } from "#components/ui/notice.tsx";
import { scan } from "#content/scan.ts";
import { HydrationSignal } from "#lib/hydration/hydration-signal.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./scan-page.module.css";
import { Scanner } from "./scanner.tsx";
import { useLane } from "./use-lane.ts";

export function ScanPage() {
  const words = useContent(scan);
  const { lane, reload } = useLane();
  const isOpen = lane.state === "device" || lane.state === "staff";
  return (
    <div className={styles.page} data-scheme="night">
      <header className={styles.header}>
        <Logo />
        {lane.state === "device" && (
          <p className={styles.lane}>
            {/* Many teams start the lane's name with the airport. */}
            {!lane.name.startsWith(lane.airport) && <strong>{lane.airport}</strong>} {lane.name}
          </p>
        )}
        {lane.state === "staff" && <p className={styles.lane}>{words.staff}</p>}
        <LanguageSwitch className={styles.language} />
      </header>
      <main id="content" className={styles.main}>
        <h1 className={isOpen ? "visually-hidden" : styles.title}>
          {lane.state === "stranger" ? words.stranger.heading : words.title}
        </h1>
        {lane.state === "loading" && (
          <>
            <NoScriptNote>{words.noScript}</NoScriptNote>
            <p role="status" className={`${styles.line} needs-script`}>
              <Spinner /> {words.loading}
            </p>
          </>
        )}
        {lane.state === "failed" && (
          <Notice tone="error" role="alert">
            <p>{words.failed}</p>
            <Button variant="outline" onClick={reload}>
              {words.retry}
            </Button>
          </Notice>
        )}
        {lane.state === "pairing-failed" && <ErrorNotice error={{ text: words.pairingFailed }} />}
        {lane.state === "stranger" && (
          <div className={styles.stranger}>
            <p>{words.stranger.text}</p>
            {/* A plain link: a full load updates the language and the camera's permission. */}
            <a href="/auth">{words.stranger.signIn}</a>
          </div>
        )}
        {isOpen && (
          <Scanner
            airport={lane.state === "device" ? lane.airport : undefined}
            onRefused={reload}
          />
        )}
      </main>
      <HydrationSignal />
    </div>
  );
}
