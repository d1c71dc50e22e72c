import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { passkeys } from "#content/passkeys.ts";
import { PASSKEY_NAME_LENGTH } from "#domain/accounts/passkey.ts";
import type { Passkey } from "#domain/accounts/passkey.schema.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import { showDone } from "#lib/api/toast.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useAuthFailure } from "#lib/session/auth-calls.ts";
import { addPasskey, removePasskey, renamePasskey, requirePasskey } from "#lib/session/passkeys.ts";
import { usePasskeySupport } from "#lib/session/passkey-support.ts";
import { NO_ROLE } from "#lib/session/session-state.ts";
import { useSession } from "#lib/session/session.ts";
import styles from "./account.module.css";
import { LoadedList } from "./loaded-list.tsx";

const PASSKEYS = ["passkeys"];

/** `onChanged` runs after a change that may have ended other sessions. */
export function AccountPasskeys({
  isProved,
  onChanged,
}: {
  isProved: boolean;
  onChanged: () => void;
}) {
  const words = useContent(passkeys);
  const session = useSession();
  const { mustEnroll, passkey } = session.status === "signed-in" ? session : NO_ROLE;
  return (
    <Card>
      <section id="passkeys" className={styles.section} aria-labelledby="passkeys-heading">
        <h2 id="passkeys-heading">{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
        {passkey === "required" && <Notice role="status">{words.dashboard.blocked}</Notice>}
        {mustEnroll && passkey !== "required" && <Notice role="status">{words.required}</Notice>}
        {isProved ? (
          <OwnPasskeys onChanged={onChanged} />
        ) : (
          <p className={styles.lead}>{words.proveFirst}</p>
        )}
      </section>
    </Card>
  );
}

function OwnPasskeys({ onChanged }: { onChanged: () => void }) {
  const words = useContent(passkeys);
  const isSupported = usePasskeySupport();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: PASSKEYS,
    queryFn: () => api.session.auth.passkeys.$get(),
  });
  const { run, busy } = useAction(usePasskeyFailure());
  const [chosen, setChosen] = useState<{ act: "rename" | "remove"; passkey: Passkey } | null>(null);
  const close = () => setChosen(null);
  const reload = () => queries.invalidateQueries({ queryKey: PASSKEYS });
  const add = () =>
    run(async () => {
      await addPasskey();
      showDone(words.added);
      await reload();
    });
  const onRemoved = async () => {
    await reload();
    onChanged();
  };
  return (
    <>
      <LoadedList query={query} words={words}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles.lead}>{words.none}</p>
          ) : (
            <ul className={styles.sessions}>
              {items.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  onChoose={(act) => setChosen({ act, passkey })}
                />
              ))}
            </ul>
          )
        }
      </LoadedList>
      {isSupported ? (
        <Button variant="outline" busy={busy} onClick={() => void add()}>
          {busy ? words.adding : words.add}
        </Button>
      ) : (
        <p>{words.unsupported}</p>
      )}
      {query.data?.some(worksHere) && <DashboardChoice />}
      <RenameDialog
        passkey={chosen?.act === "rename" ? chosen.passkey : null}
        onRenamed={reload}
        onClose={close}
      />
      <RemoveDialog
        passkey={chosen?.act === "remove" ? chosen.passkey : null}
        onRemoved={onRemoved}
        onClose={close}
      />
    </>
  );
}

const worksHere = ({ rp_id: earlierDomain }: Passkey) => earlierDomain === undefined;

/** Lets staff require a passkey for their own dashboard. */
function DashboardChoice() {
  const { dashboard: words } = useContent(passkeys);
  const session = useSession();
  const { run, busy } = useAction(usePasskeyFailure());
  if (session.status !== "signed-in" || !session.role) return null;
  const isRequired = session.passkey !== "not-required";
  const change = () =>
    run(async () => {
      await requirePasskey(!isRequired);
      showDone(words.changed);
    });
  return (
    <div className={styles.section} data-field="dashboard-passkey">
      <p>{isRequired ? words.required : words.optional}</p>
      <Button variant="outline" busy={busy} onClick={() => void change()}>
        {isRequired ? words.release : words.require}
      </Button>
    </div>
  );
}

function usePasskeyFailure() {
  const { failures } = useContent(passkeys);
  return useAuthFailure({ failures });
}

interface PasskeyItemProps {
  passkey: Passkey;
  onChoose: (act: "rename" | "remove") => void;
}

function PasskeyItem({ passkey, onChoose }: PasskeyItemProps) {
  const words = useContent(passkeys);
  const { language } = useSiteContext();
  const date = (iso: string) => fullDateFormat(language, { dateStyle: "long" })(Date.parse(iso));
  const { friendly_name: name, created_at: addedAt, last_used_at: usedAt, rp_id: domain } = passkey;
  return (
    <li className={styles.session} data-field="passkey">
      <div className={styles.booking}>
        <p className={styles.device}>{name}</p>
        {domain !== undefined && <p>{words.ofOldDomain(domain)}</p>}
        <p className="note">
          {words.addedOn(date(addedAt))}
          <br />
          {usedAt ? words.lastUsed(date(usedAt)) : words.neverUsed}
        </p>
      </div>
      <div className="cluster">
        <Button variant="outline" size="s" onClick={() => onChoose("rename")}>
          {words.rename.open} <span className="visually-hidden">({name})</span>
        </Button>
        <Button
          variant="outline"
          size="s"
          className={styles.danger}
          onClick={() => onChoose("remove")}
        >
          {words.remove.open} <span className="visually-hidden">({name})</span>
        </Button>
      </div>
    </li>
  );
}

interface RenameDialogProps {
  passkey: Passkey | null;
  onRenamed: () => Promise<void>;
  onClose: () => void;
}

function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const { rename: words } = useContent(passkeys);
  return (
    <Dialog open={passkey !== null} title={words.question} onClose={onClose}>
      {passkey && <RenameForm passkey={passkey} onRenamed={onRenamed} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ passkey, onRenamed, onClose }: RenameDialogProps & { passkey: Passkey }) {
  const { rename: words } = useContent(passkeys);
  const form = useForm({
    ...usePasskeyFailure(),
    toast: false,
    check: ({ name }) => (name?.trim() ? {} : { name: words.nameRequired }),
    submit: async ({ name = "" }) => {
      await renamePasskey(passkey.id, name);
      showDone(words.done);
      await onRenamed();
      onClose();
    },
    field: () => "name",
  });
  return (
    <Form form={form} className={styles.section} aria-label={words.question}>
      <TextField
        name="name"
        label={words.name}
        required
        maxLength={PASSKEY_NAME_LENGTH}
        autoComplete="off"
        defaultValue={passkey.friendly_name}
      />
      <ErrorNotice error={form.error} />
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}

interface RemoveDialogProps {
  passkey: Passkey | null;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

function RemoveDialog({ passkey, onRemoved, onClose }: RemoveDialogProps) {
  const { remove: words } = useContent(passkeys);
  const failure = usePasskeyFailure();
  const remove = async () => {
    await removePasskey(passkey!.id);
    showDone(words.done);
    await onRemoved();
  };
  return (
    <ConfirmDialog
      open={passkey !== null}
      words={words}
      failure={failure}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{passkey && words.lead(passkey.friendly_name)}</p>
    </ConfirmDialog>
  );
}
