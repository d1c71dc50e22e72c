import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import Download from "lucide-react/icons/download";
import UserX from "lucide-react/icons/user-x";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { type FieldErrors, TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { adminCustomers } from "#content/admin-customers.ts";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { PersonDetail } from "#domain/people/person.schema.ts";
import { isStatement } from "#domain/statements/statement.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { saveFile } from "#lib/browser/copy-and-download.ts";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData } from "../layout/admin-page.tsx";
import { ActionButton } from "../ui/action-button.tsx";
import { AdminDay } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";

interface PrivacyRequestsProps {
  personId: string;
  person: PersonDetail;
}

export function PrivacyRequests({ personId, person }: PrivacyRequestsProps) {
  const { export: words, anonymize, refusals } = useContent(adminCustomers);
  const [isAsked, setIsAsked] = useState(false);
  const save = async () => {
    const stored = await api.admin.people[":personId"].export.$get({ param: { personId } });
    saveFile(`person-${personId}.json`, "application/json", JSON.stringify(stored, null, 2));
    showDone(words.done);
  };
  return (
    <div className="cluster">
      <ActionButton icon={Download} act={save} busyLabel={words.busy} refusals={refusals}>
        {words.label}
      </ActionButton>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        <UserX size={18} aria-hidden /> {anonymize.open}
      </Button>
      <AnonymizeDialog
        personId={personId}
        person={person}
        open={isAsked}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}

interface AnonymizeDialogProps extends PrivacyRequestsProps {
  open: boolean;
  onClose: () => void;
}

function AnonymizeDialog({ personId, person, open, onClose }: AnonymizeDialogProps) {
  const { anonymize: words, refusals } = useContent(adminCustomers);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const emails = person.addresses.map((address) => address.email);
  const [email = ""] = emails;
  const form = useAdminForm({
    toast: false,
    check: ({ email: typed = "" }): FieldErrors =>
      normalizeEmail(typed) === normalizeEmail(email) ? {} : { email: words.mismatch },
    refusals,
    submit: async ({ email: typed = "" }, _typed, { isStillHere }) => {
      await api.admin.people[":personId"].anonymize.$post({
        param: { personId },
        json: { email: typed, addresses: emails },
      });
      showDone(words.done);
      onClose();
      // All queries reload, because lists and orders still show the anonymized person.
      queries.removeQueries({ queryKey: adminQueries.person(personId).queryKey });
      if (isStillHere()) await navigate(adminLinks.customers());
      await queries.invalidateQueries();
    },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog open={open} title={words.question} onClose={close}>
      {open && (
        <Form form={form} className={panel.panel}>
          <p>{words.explanation(emails.join(", "))}</p>
          <OpenMatters personId={personId} />
          <p>{words.forGood}</p>
          <TextField
            type="email"
            name="email"
            label={words.email}
            required
            autoComplete="off"
            spellCheck={false}
          />
          <ErrorNotice error={form.error} />
          <DialogActions words={words} busy={form.busy} danger onClose={close} />
        </Form>
      )}
    </Dialog>
  );
}

/** Erasing takes the traveller's way to these orders, so staff settle them first. */
function OpenMatters({ personId }: { personId: string }) {
  const { anonymize: words } = useContent(adminCustomers);
  const query = useQuery(adminQueries.openMatters(personId));
  return (
    <AdminData query={query} lines={2}>
      {({ items }) =>
        items.length > 0 && (
          <Notice tone="warning" role="status">
            <p>{words.leftOpen}</p>
            <ul data-field="open-matters">
              {items.map(({ id, order_number, airport, flight_date, matter }) => (
                <li key={`${id} ${matter}`}>
                  <Link {...(isStatement(matter) ? adminLinks.message(id) : adminLinks.order(id))}>
                    {order_number ?? words.message}
                  </Link>{" "}
                  · {words.matters[matter]}
                  {airport && ` · ${airport}`}
                  {flight_date && (
                    <>
                      {" · "}
                      <AdminDay iso={flight_date} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </Notice>
        )
      }
    </AdminData>
  );
}
