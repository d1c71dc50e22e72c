import Printer from "lucide-react/icons/printer";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { pass as content } from "#content/pass.ts";
import { isAccepted } from "#domain/passes/pass.ts";
import type { PassHolder, SeenPass } from "#domain/passes/pass.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useForgetBooking } from "#lib/session/use-forget-booking.ts";
import styles from "./pass-details.module.css";
import { SendPassForm } from "./send-pass.tsx";

interface PassDetailsProps {
  pass: SeenPass;
  /** True if this browser can open the page offline. */
  isKept: boolean;
  onForget: () => Promise<void>;
  onForgotten: () => Promise<void>;
}

export function PassDetails({ pass, isKept, onForget, onForgotten }: PassDetailsProps) {
  const words = useContent(content);
  return (
    <div className={`container ${styles.details}`}>
      <p className={styles.fold}>{words.fold}</p>
      {isAccepted(pass.state) && (
        <section className={styles.part}>
          <h2 className={styles.heading}>{words.how.heading}</h2>
          <ol className={styles.steps}>
            {pass.travellers > 1 && <li>{words.how.together}</li>}
            <li className={styles.screen}>{words.how.brightness}</li>
            <li>{words.how.papers}</li>
          </ol>
          <Button variant="outline" className={styles.screen} onClick={() => print()}>
            <Printer size={18} aria-hidden /> {words.print}
          </Button>
        </section>
      )}
      <div className={styles.folds}>
        {pass.order && pass.left > 0 && (
          <Part heading={words.send.heading} className={styles.kept}>
            <SendPassForm orderId={pass.order.id} />
          </Part>
        )}
        {pass.order && <HolderNote holder={pass.order} onForgotten={onForgotten} />}
        <Part heading={words.conditions.heading}>
          <ul className={styles.conditions}>
            {words.conditions.items.map((item) => (
              <li key={item}>
                <RichText>{item}</RichText>
              </li>
            ))}
          </ul>
        </Part>
        <KeptNote isDateless={pass.flight_date === null} isKept={isKept} onForget={onForget} />
        <Part heading={words.support.heading}>
          <p>
            <RichText>{words.support.text}</RichText>
          </p>
          <p>
            <RichText>{words.support.lost}</RichText>
          </p>
        </Part>
      </div>
    </div>
  );
}

function HolderNote({
  holder,
  onForgotten,
}: Pick<PassDetailsProps, "onForgotten"> & { holder: PassHolder }) {
  const { booking: words } = useContent(content);
  const { words: forgetWords, busy, forget } = useForgetBooking(holder.id, onForgotten);
  return (
    <Part heading={words.heading}>
      <p>
        {words.of(`${holder.first_name} ${holder.last_name}`)}{" "}
        <span className={styles.whole}>{words.order(holder.order_number)}</span>
      </p>
      <p className={styles.note}>{words.onlyHere}</p>
      <Button
        variant="outline"
        size="s"
        className={styles.forget}
        busy={busy}
        onClick={() => void forget()}
      >
        {busy ? forgetWords.busy : forgetWords.open}
      </Button>
    </Part>
  );
}

/** The button helps visitors who use somebody else's browser. */
function KeptNote({
  isDateless,
  isKept,
  onForget,
}: Pick<PassDetailsProps, "isKept" | "onForget"> & { isDateless: boolean }) {
  const words = useContent(content).kept;
  const [isForgotten, setIsForgotten] = useState(false);
  if (!isKept && !isForgotten) return null;
  return (
    <Part heading={words.heading} className={styles.kept}>
      <p role="status">
        {isForgotten ? words.forgotten : isDateless ? words.textDateless : words.text}
      </p>
      {isKept && (
        <Button
          variant="outline"
          size="s"
          className={styles.forget}
          onClick={() => void onForget().then(() => setIsForgotten(true))}
        >
          {words.forget}
        </Button>
      )}
    </Part>
  );
}

function Part({ heading, ...part }: { heading: string; className?: string; children: ReactNode }) {
  return <Fold {...part} title={<h2>{heading}</h2>} />;
}
