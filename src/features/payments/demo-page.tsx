import FlaskConical from "lucide-react/icons/flask-conical";
import { type ReactNode, useEffect, useRef } from "react";
import { Logo } from "#components/layout/logo.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { demoPayment } from "#content/demo-payment.ts";
import type { DemoPage as Page } from "#domain/payments/demo-page.schema.ts";
import { HydrationSignal } from "#lib/hydration/hydration-signal.tsx";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./demo-page.module.css";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { useDemoPage } from "./use-demo-page.ts";

export function DemoPage({ paymentId }: { paymentId: string }) {
  const words = useContent(demoPayment);
  const demo = useDemoPage(paymentId);
  const { record } = demo;
  return (
    <Frame>
      {record.state === "loading" && (
        <>
          <PlainPage />
          <p role="status" className={`${styles.line} needs-script`}>
            <Spinner /> {words.loading}
          </p>
        </>
      )}
      {record.state === "unknown" && (
        <Ended heading={words.unknown.heading} text={words.unknown.text}>
          <ButtonLink to="/find-booking">{words.back}</ButtonLink>
        </Ended>
      )}
      {record.state === "failed" && (
        <Notice tone="error" role="alert">
          <p>{words.failed.text}</p>
          <Button variant="outline" onClick={() => void demo.load()}>
            {words.failed.retry}
          </Button>
        </Notice>
      )}
      {record.state === "ready" &&
        (record.page.status === "open" ? (
          <OpenPage page={record.page} {...demo} />
        ) : (
          <EndedPage page={record.page} />
        ))}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const words = useContent(demoPayment);
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo />
      </header>
      <main id="content" className={styles.main}>
        <Card className="stack-l">
          <p className={styles.demo}>
            <FlaskConical size={18} aria-hidden /> {words.demo}
          </p>
          <h1 className={styles.title}>{words.title}</h1>
          {children}
        </Card>
      </main>
      <HydrationSignal />
    </div>
  );
}

type OpenPageProps = { page: Page } & Pick<
  ReturnType<typeof useDemoPage>,
  "act" | "busyWith" | "error" | "isDeclined" | "isReturning"
>;

function OpenPage({ page, act, busyWith, error, isDeclined, isReturning }: OpenPageProps) {
  const words = useContent(demoPayment);
  const isBusy = busyWith !== null || isReturning;
  const label = (action: string, rest: string, busy: string) =>
    busyWith === action ? (
      <>
        <Spinner /> {busy}
      </>
    ) : (
      rest
    );
  return (
    <>
      <PageFacts page={page} />
      {isDeclined && <ErrorNotice error={{ text: words.declined }} />}
      <ErrorNotice error={error} />
      <div className={styles.actions}>
        <Button variant="accent" size="l" wide busy={isBusy} onClick={() => void act("pay")}>
          {label("pay", words.pay, words.paying)}
        </Button>
        <Button variant="outline" size="l" wide busy={isBusy} onClick={() => void act("decline")}>
          {label("decline", words.decline, words.declining)}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={() => void act("pay-slowly")}>
          {label("pay-slowly", words.slow, words.approving)}
        </Button>
        <BackButton page={page} />
      </div>
      <p role="status" className={styles.line}>
        {isReturning && words.returning}
      </p>
    </>
  );
}

function PlainPage() {
  const words = useContent(demoPayment);
  const { first, posted } = readPreferences();
  const page = first?.demoPage;
  return (
    <noscript>
      {page ? (
        <div className="stack-l">
          <PageFacts page={page} />
          {posted?.isDeclined && <ErrorNotice error={{ text: words.declined }} />}
          {page.status === "open" ? (
            <form method="post" className={styles.actions}>
              <Button type="submit" name="action" value="pay" variant="accent" size="l" wide>
                {words.pay}
              </Button>
              <Button type="submit" name="action" value="decline" variant="outline" size="l" wide>
                {words.decline}
              </Button>
            </form>
          ) : (
            <p>{words.ended[page.status].text}</p>
          )}
          <form action={page.return_url}>
            <Button type="submit" variant="quiet">
              {words.back}
            </Button>
          </form>
        </div>
      ) : (
        <p>{words.unknown.text}</p>
      )}
    </noscript>
  );
}

function PageFacts({ page }: { page: Page }) {
  const words = useContent(demoPayment);
  const money = useOrderMoney(page);
  const number = page.description.lastIndexOf(" ") + 1;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.order}</dt>
        <dd>
          {page.description.slice(0, number)}
          <span className={styles.number}>{page.description.slice(number)}</span>
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd data-field="amount">{money.exact(page.amount)}</dd>
      </div>
    </dl>
  );
}

function EndedPage({ page }: { page: Page }) {
  const words = useContent(demoPayment);
  if (page.status === "open") return null;
  const { heading, text } = words.ended[page.status];
  return (
    <Ended heading={heading} text={text}>
      <BackButton page={page} isMain />
    </Ended>
  );
}

function Ended({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children: ReactNode;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.ended}>
      <h2 ref={title} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

function BackButton({ page, isMain = false }: { page: Page; isMain?: boolean }) {
  return (
    <Button variant={isMain ? "primary" : "quiet"} onClick={() => location.assign(page.return_url)}>
      {useContent(demoPayment).back}
    </Button>
  );
}
