import { useNavigate } from "@tanstack/react-router";
import { Badge } from "#components/ui/badge.tsx";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { account } from "#content/account.ts";
import { orderStatuses } from "#content/order-statuses.ts";
import { ownBookings } from "#content/own-bookings.ts";
import { party as partyWords } from "#content/party.ts";
import { maySettle, offeredChange } from "#domain/orders/booking-change.ts";
import { checkoutState } from "#domain/orders/checkout-state.ts";
import { amountToPay } from "#domain/orders/order-due.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { isConfirmed } from "#domain/orders/order-status.ts";
import { keepNumbers } from "#domain/page-typography.ts";
import { passCodeIn } from "#domain/passes/pass.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useAction } from "#lib/api/use-action.ts";
import { noteVisit } from "#lib/storage/visit.ts";
import { useOrderMoney, writtenDay } from "#lib/orders/order-formats.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useAirportPlace } from "#lib/orders/use-airport-place.ts";
import { api } from "#lib/session/api.ts";
import { rememberOpened } from "#lib/session/opened-bookings.ts";
import styles from "./account.module.css";
import type { AddressProofState } from "./address-proof.tsx";
import { PagedList } from "./loaded-list.tsx";

export function AccountBookings({ proof }: { proof: AddressProofState }) {
  const words = useContent(ownBookings);
  const { proof: proofWords } = useContent(account);
  const { email, isProved, start, busy } = proof;
  return (
    <Card>
      <section className={styles.section} aria-labelledby="bookings">
        <h2 id="bookings">{words.heading}</h2>
        {isProved ? (
          <BookingList key={email} email={email} />
        ) : (
          <>
            <p className={styles.lead}>{words.unproved}</p>
            <Button variant="outline" busy={busy} onClick={start}>
              {proofWords.send}
            </Button>
          </>
        )}
      </section>
    </Card>
  );
}

function BookingList({ email }: { email: string }) {
  const words = useContent(ownBookings);
  const { bookings: calls } = api.session.account;
  return (
    <>
      <PagedList
        queryKey={["own-bookings", email]}
        read={(cursor) => calls.$get({ query: cursor === null ? {} : { cursor } })}
        words={words}
      >
        {(bookings) =>
          bookings.length === 0 ? (
            <>
              <p>{words.empty(email)}</p>
              <ButtonLink to="/fast-track-form" variant="accent">
                {words.book}
              </ButtonLink>
            </>
          ) : (
            <ul className={styles.sessions}>
              {bookings.map((booking) => (
                <BookingItem key={booking.order.id} booking={booking} />
              ))}
            </ul>
          )
        }
      </PagedList>
      <p className="note">
        <RichText>{words.elsewhere}</RichText>
      </p>
    </>
  );
}

function BookingItem({ booking }: { booking: Booking }) {
  const { order } = booking;
  const words = useContent(ownBookings);
  const { party } = useContent(partyWords);
  const { facts, language } = useSiteContext();
  const place = useAirportPlace(order.airport);
  const state = checkoutState(booking, serverNow());
  const isBack = isConfirmed(order.status) && state === "refunded";
  const headingId = `booking-${order.id}`;
  return (
    <li className={styles.session} data-field="booking">
      <div className={styles.booking}>
        <p id={headingId} className={styles.device}>
          {place ? place.name : words.noAirport},{" "}
          {order.flight_date ? (
            <time dateTime={order.flight_date}>
              {keepNumbers(writtenDay(order.flight_date, language))}
            </time>
          ) : (
            words.noDay
          )}
        </p>
        <p className="note">
          {party(order)} · <span className={styles.unbroken}>{order.order_number}</span>
        </p>
        {state === "payable" && order.expires_at && (
          <p className="note">{words.payBy(facts.moment(order.expires_at))}</p>
        )}
      </div>
      <Badge
        tone={isConfirmed(order.status) && !isBack ? "success" : "neutral"}
        data-status={order.status}
      >
        {state === "ended"
          ? words.ended
          : isBack
            ? words.refunding
            : orderStatuses[language][order.status]}
      </Badge>
      <WaysOn booking={booking} headingId={headingId} />
    </li>
  );
}

function WaysOn({
  booking: { order, payment },
  headingId,
}: {
  booking: Booking;
  headingId: string;
}) {
  const words = useContent(ownBookings);
  const { site } = useSiteContext();
  const money = useOrderMoney(order);
  const navigate = useNavigate();
  const { run, busyWith } = useAction({ missing: words.gone });
  const now = serverNow();
  const state = checkoutState({ order, payment }, now);
  const isPayable = state === "payable" || state === "due";
  const mayChange = offeredChange({ order, payment }, now, site.changeDays) === "change";
  const ways = [
    isPayable && words.pay(money.exact(amountToPay(order))),
    mayChange && words[maySettle({ order, payment }) ? "change" : "changeOnly"],
    state === "paid" && words.receipt,
  ].filter((way) => way !== false);
  const code = order.pass_url === null ? undefined : passCodeIn(order.pass_url);
  const open = (way: string) =>
    run(async () => {
      const { isStillHere } = noteVisit();
      await api.session.account.bookings[":orderId"].open.$post({ param: { orderId: order.id } });
      rememberOpened(order.id);
      if (isStillHere())
        await navigate({ to: "/fast-track-payment/$orderId", params: { orderId: order.id } });
    }, way);
  return (
    <div className={`cluster ${styles.ways}`}>
      {code && order.status === "paid" && state !== "refunded" && (
        <ButtonLink to="/pass/$code" params={{ code }} size="s" aria-describedby={headingId}>
          {words.pass}
        </ButtonLink>
      )}
      {(ways.length > 0 ? ways : [words.see]).map((way, index) => (
        <Button
          key={way}
          size="s"
          variant={isPayable && index === 0 ? "accent" : "outline"}
          busy={busyWith === way}
          aria-describedby={headingId}
          onClick={() => void open(way)}
        >
          {way}
        </Button>
      ))}
    </div>
  );
}
