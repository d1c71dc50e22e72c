import { Link } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { FormPage } from "#components/sections/form-page.tsx";
import WithdrawnNotice from "#components/sections/withdrawn-notice.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Spinner } from "#components/ui/loading.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { pass as content } from "#content/pass.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import { useAirportMoment } from "#lib/orders/order-formats.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { PassActions } from "./pass-actions.tsx";
import { PassCard, PassCodeCard, toHolder } from "./pass-card.tsx";
import { PassDetails } from "./pass-details.tsx";
import styles from "./pass-page.module.css";
import { WalletLinks } from "./wallet-links.tsx";
import { usePass } from "./use-pass.ts";

type TripForm = ComponentType<{
  order: { id: string; version: number; airport: string; flight_date: string | null };
  onChanged: () => Promise<void>;
}>;

interface PassPageProps {
  code: string;
  tripForm: TripForm;
  unknownArt: ReactNode;
}

export function PassPage({ code, tripForm, unknownArt }: PassPageProps) {
  const words = useContent(content);
  const { record, refresh, isKept, forget } = usePass(code);
  const moment = useAirportMoment(record.state === "ready" ? record.pass.airport : undefined);
  if (record.state === "unknown")
    return (
      <FormPage
        title={words.unknown.heading}
        lead={words.unknown.text}
        art={<Suspense>{unknownArt}</Suspense>}
      >
        <p>
          <ButtonLink to="/find-booking" size="l">
            {words.unknown.find}
          </ButtonLink>
        </p>
      </FormPage>
    );
  if (record.state !== "ready")
    return (
      <Sky title={words.title} isAlone>
        {record.state === "loading" ? (
          <>
            <ServerPass code={code} />
            <Loading />
          </>
        ) : (
          <>
            <Problem tone="error" text={words.failed} onRetry={refresh} />
            <PassCodeCard code={code} />
          </>
        )}
      </Sky>
    );
  const { pass } = record;
  return (
    // An open pass waits for its form, because a late form would move everything below it.
    <Suspense
      fallback={
        <Sky title={words.title} isAlone>
          <PassCard code={code} pass={pass} holder={toHolder(pass.order)} />
        </Sky>
      }
    >
      <Sky title={words.title}>
        {record.isUnchecked && (
          <Problem tone="info" text={words.unchecked(moment(record.seenAt))} onRetry={refresh} />
        )}
        <PassCard
          code={code}
          pass={pass}
          holder={toHolder(pass.order)}
          addTrip={
            pass.state === "open" && <AddTrip pass={pass} form={tripForm} onChanged={refresh} />
          }
        />
        <PassActions
          code={code}
          pass={pass}
          wallets={record.isUnchecked ? undefined : pass.wallets}
          variant="on-night"
        />
        {pass.withdrawn_at && <WithdrawnNotice at={pass.withdrawn_at} />}
        {pass.order?.mail_trouble && <MailTrouble orderId={pass.order.id} />}
      </Sky>
      <PassDetails
        pass={pass}
        isKept={isKept}
        onForget={forget}
        onForgotten={() => forget().then(refresh)}
      />
    </Suspense>
  );
}

function Loading() {
  return (
    <p role="status" className={`${styles.loading} needs-script`}>
      <Spinner /> {useContent(content).loading}
    </p>
  );
}

interface ProblemProps {
  tone: "info" | "error";
  text: string;
  onRetry: () => Promise<void>;
}

function Problem({ tone, text, onRetry }: ProblemProps) {
  return (
    <Notice tone={tone} role="alert">
      <div className={styles.problem}>
        <p>{text}</p>
        <Button variant="outline" size="s" onClick={() => void onRetry()}>
          {useContent(content).retry}
        </Button>
      </div>
    </Notice>
  );
}

interface AddTripProps {
  pass: SeenPass;
  form: TripForm;
  onChanged: () => Promise<void>;
}

function AddTrip({ pass, form: OpenTrip, onChanged }: AddTripProps) {
  const { addTrip } = useContent(content);
  const { order, airport, flight_date } = pass;
  return order ? (
    <OpenTrip
      key={order.version}
      order={{ ...order, airport, flight_date }}
      onChanged={onChanged}
    />
  ) : (
    <ButtonLink to="/find-booking" className={styles.way}>
      {addTrip}
    </ButtonLink>
  );
}

function MailTrouble({ orderId }: { orderId: string }) {
  const { mailTrouble: words } = useContent(content);
  return (
    <Notice tone="warning">
      <p data-notice="mail-trouble" className={styles.trouble}>
        {words.text}{" "}
        <Link to="/fast-track-payment/$orderId" params={{ orderId }}>
          {words.link}
        </Link>
      </p>
    </Notice>
  );
}

/** React keeps the server's HTML in such an element when it hydrates the page. */
const keepFromServer = createIsomorphicFn()
  .server((children: ReactNode) => ({ children }))
  .client((_children: ReactNode) => ({
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: "" },
  }));

/** Shows the pass before the scripts load: a network at a gate may deliver the page and nothing else. */
function ServerPass({ code }: { code: string }) {
  const words = useContent(content);
  const pass = readPreferences().first?.pass;
  return (
    <>
      <div
        className={classNames("stack-l", styles.kept)}
        {...keepFromServer(
          pass && (
            <>
              <PassCard code={code} pass={pass.seen} address={pass.address} />
              {pass.seen.withdrawn_at && <WithdrawnNotice at={pass.seen.withdrawn_at} />}
              {pass.seen.wallets && (
                <WalletLinks address={code} wallets={pass.seen.wallets} variant="on-night" />
              )}
            </>
          ),
        )}
      />
      <noscript>
        {pass ? (
          <p>{words.noScript}</p>
        ) : (
          <p>
            <b>{words.unknown.heading}.</b> {words.unknown.text}{" "}
            <Link to="/find-booking">{words.unknown.find}</Link>
          </p>
        )}
      </noscript>
    </>
  );
}

interface SkyProps {
  title: string;
  /** True while nothing is below the sky, which then fills the screen, so that the footer never jumps. */
  isAlone?: boolean;
  children: ReactNode;
}

function Sky({ title, isAlone, children }: SkyProps) {
  return (
    <div className={styles.sky} data-scheme="night">
      <div className={classNames("container", styles.frame, isAlone && styles.alone)}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
