import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { adminCustomers } from "#content/admin-customers.ts";
import { useState } from "react";
import type { JoinedAddress, PersonDetail } from "#domain/people/person.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { mayChange } from "#domain/accounts/role.ts";
import { useSession } from "#lib/session/session.ts";
import { api } from "#lib/session/api.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useAdminAction, useAdminForm } from "../ui/use-admin-form.ts";
import styles from "./customers.module.css";

export function PersonAddresses({ personId, person }: { personId: string; person: PersonDetail }) {
  const { addresses: words } = useContent(adminCustomers);
  const mayWrite = mayChange(useSession().role, "customers");
  const queries = useQueryClient();
  const { run, busyWith } = useAdminAction(words.refusals);
  const show = (changed: PersonDetail) => {
    queries.setQueryData(adminQueries.person(personId).queryKey, changed);
    void queries.invalidateQueries({ queryKey: adminQueries.personOrders(personId).queryKey });
    void queries.invalidateQueries({ queryKey: ["people"] });
  };
  const [isNaming, setIsNaming] = useState(false);
  const join = async (json: JoinedAddress) => {
    const joined = await api.admin.people[":personId"].addresses.$post({
      param: { personId },
      json,
    });
    show(joined);
    showDone(words.joinDone);
    setIsNaming(joined.names.length > person.names.length);
  };
  const split = ({ id, email }: { id: string; email: string }) =>
    run(async () => {
      show(
        await api.admin.people[":personId"].addresses[":addressId"].$delete({
          param: { personId, addressId: id },
        }),
      );
      showDone(words.splitDone);
    }, email);
  return (
    <Panel id="addresses" heading={words.heading}>
      <ul className={styles.addresses}>
        {person.addresses.map(({ id, email, bookings }, index) => (
          <li key={email} data-field="address" className={styles.address}>
            <span>
              <a href={`mailto:${email}`}>{email}</a>
              <span className={panel.note}>
                {index === 0 ? `${words.main} · ` : ""}
                {words.orders(bookings)}
              </span>
            </span>
            {mayWrite && index > 0 && id !== null && (
              <Button
                variant="outline"
                size="s"
                busy={busyWith === email}
                aria-label={words.splitFor(email)}
                onClick={() => void split({ id, email })}
              >
                {words.split}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && person.similar.length > 0 && (
        <Notice>
          <p>
            <strong>{words.similar}</strong> {words.similarLead}
          </p>
          <ul className={styles.addresses}>
            {person.similar.map(({ id, name, email }) => (
              <li key={id} data-field="similar" className={styles.address}>
                <span>
                  {email}
                  <span className={panel.note}>{name}</span>
                </span>
                <Button
                  variant="outline"
                  size="s"
                  busy={busyWith === email}
                  aria-label={words.joinFor(email)}
                  onClick={() => void run(() => join({ email }), email)}
                >
                  {words.submit}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {mayWrite && person.names.length > 1 && (
        <Button variant="outline" size="s" onClick={() => setIsNaming(true)}>
          {words.name.open}
        </Button>
      )}
      <NameDialog
        personId={personId}
        person={person}
        open={isNaming}
        onClose={() => setIsNaming(false)}
        onNamed={show}
      />
      {mayWrite && <JoinForm onJoin={join} />}
    </Panel>
  );
}

interface NameDialogProps {
  personId: string;
  person: PersonDetail;
  open: boolean;
  onClose: () => void;
  onNamed: (person: PersonDetail) => void;
}

/** A person who was joined from two may have booked with different names. */
function NameDialog({ personId, person, open, onClose, onNamed }: NameDialogProps) {
  const { addresses } = useContent(adminCustomers);
  const words = addresses.name;
  const form = useAdminForm({
    toast: false,
    refusals: addresses.refusals,
    submit: async ({ namedBy = "" }) => {
      const json = { namedBy: namedBy === "" ? null : namedBy };
      onNamed(await api.admin.people[":personId"].$patch({ param: { personId }, json }));
      showDone(words.done);
      onClose();
    },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  const { names, named_by: namedBy } = person;
  const chosen = names.some(({ id }) => id === namedBy) ? namedBy! : "";
  return (
    <Dialog open={open} title={words.question} onClose={close}>
      {open && (
        <Form form={form} className={panel.panel}>
          <p>{words.lead}</p>
          <SelectField name="namedBy" label={words.label} defaultValue={chosen}>
            <option value="">{words.rule}</option>
            {names.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <ErrorNotice error={form.error} />
          <DialogActions words={words} busy={form.busy} onClose={close} />
        </Form>
      )}
    </Dialog>
  );
}

function JoinForm({ onJoin }: { onJoin: (json: JoinedAddress) => Promise<void> }) {
  const { addresses: words } = useContent(adminCustomers);
  const form = useAdminForm<JoinedAddress>({
    toast: false,
    schema: async () => (await import("#domain/people/person.schema.ts")).JoinedAddressSchema,
    refusals: words.refusals,
    field: ({ code }) => (code in words.refusals ? "email" : undefined),
    submit: async (json) => {
      await onJoin(json);
      form.reset();
    },
  });
  return (
    <Form form={form} className={panel.panel} aria-label={words.join}>
      <h3>{words.join}</h3>
      <p className={panel.note}>{words.joinLead}</p>
      <TextField
        type="email"
        name="email"
        label={words.email}
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton variant="outline" words={words} />
    </Form>
  );
}
