import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { account } from "#content/account.ts";
import { auth } from "#content/auth.ts";
import { authFailures } from "#content/auth-failures.ts";
import { isDayOver } from "#domain/airports/airport-time.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { writtenDay } from "#lib/orders/order-formats.ts";
import { useAirportPlaces } from "#lib/orders/use-airport-place.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { SESSION_ENDED } from "#lib/api/api-client.ts";
import { showDone } from "#lib/api/toast.ts";
import { useAction, useLostAnswer } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { signOut } from "#lib/session/session.ts";
import { saveFile } from "#lib/browser/copy-and-download.ts";
import styles from "./account.module.css";
import type { AddressProofState } from "./address-proof.tsx";
import { useAccount } from "./use-account.ts";

export function AccountData({ proof: { isProved, start } }: { proof: AddressProofState }) {
  const { data: words, removal } = useContent(account);
  const [isAsking, setIsAsking] = useState(false);
  const { run, busy } = useAction();
  const download = () =>
    run(async () => {
      const data = await api.session.account.export.$get();
      saveFile(words.fileName, "application/json", JSON.stringify(data, null, 2));
    });
  return (
    <Card>
      <div className={styles.section}>
        <h2>{words.heading}</h2>
        <p className={styles.lead}>{isProved ? words.proved : words.unproved}</p>
        <Button variant="outline" busy={busy} onClick={() => void download()}>
          {busy ? words.busy : words.download}
        </Button>
        <h2 className={styles.next}>{removal.heading}</h2>
        <p className={styles.lead}>{isProved ? removal.proved : removal.unproved}</p>
        <Button variant="outline" className={styles.danger} onClick={() => setIsAsking(true)}>
          {removal.open}
        </Button>
      </div>
      <DeleteAccountDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onProve={() => {
          setIsAsking(false);
          start();
        }}
      />
    </Card>
  );
}

/** The deletion erases flight and address, so these bookings can no longer be opened. */
function LostFlights({ email }: { email: string }) {
  const { removal: words } = useContent(account);
  const { language } = useSiteContext();
  const placeOf = useAirportPlaces();
  const { bookings: calls } = api.session.account;
  const { data } = useQuery({
    queryKey: ["lost-flights", email],
    queryFn: async () => {
      const found: Booking[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: { items: Booking[]; next_cursor: string | null } = await calls.$get({
          query: cursor === "" ? {} : { cursor },
        });
        found.push(...page.items.filter(isAhead));
        cursor = page.next_cursor;
      }
      return found;
    },
  });
  if (!data || data.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <p>{words.flights}</p>
      <ul data-field="lost-flights">
        {data.map(({ order }) => (
          <li key={order.id}>
            {words.flight(
              order.airport ? placeOf(order.airport).name : order.order_number,
              order.flight_date ? writtenDay(order.flight_date, language) : words.noDay,
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const isAhead = ({ order: { status, airport, flight_date } }: Booking): boolean =>
  (status === "paid" || status === NEW_ORDER_STATUS) &&
  !isDayOver({ airport, flightDate: flight_date }, serverNow());

function DeleteAccountDialog({
  isOpen,
  onClose,
  onProve,
}: {
  isOpen: boolean;
  onClose: () => void;
  onProve: () => void;
}) {
  const { removal: words, proof } = useContent(account);
  const fieldMessages = useContent(auth);
  const translate = useContent(authFailures);
  const { email, isProved, hasPassword } = useAccount();
  const sent = useLostAnswer();
  const form = useForm({
    explain: (error) =>
      error.status === 422 || error.status === 409 ? translate(error) : undefined,
    submit: async ({ deletePassword = "" }) => {
      const json = { password: hasPassword ? deletePassword : undefined };
      const call = api.session.account.$delete({ json });
      // SESSION_ENDED means success, because deleting the account ends its session.
      await sent(call, ({ code }) => code === SESSION_ENDED);
      await signOut();
      showDone(words.deleted);
    },
    field: () => "deletePassword",
  });
  return (
    <Dialog open={isOpen} title={words.question} onClose={onClose}>
      <Form form={form} className={styles.section}>
        <p>{isProved ? words.proved : words.unproved}</p>
        {isOpen && isProved && <LostFlights email={email} />}
        {isProved ? (
          <p>{words.membership}</p>
        ) : (
          <Button variant="outline" onClick={onProve}>
            {proof.send}
          </Button>
        )}
        {hasPassword && (
          <>
            <p>{words.confirm}</p>
            <input name="username" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              name="deletePassword"
              label={words.password}
              required
              autoComplete="current-password"
              messages={fieldMessages}
            />
          </>
        )}
        {!hasPassword && <ErrorNotice error={form.error} />}
        <div className="cluster">
          <SubmitButton variant="danger" words={words} />
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
