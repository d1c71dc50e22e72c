import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { Card } from "#components/ui/card.tsx";
import { SelectField, TextAreaField, TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { adminGroupActs } from "#content/admin-group-acts.ts";
import {
  GROUP_ACTS,
  type GroupActName,
  MAX_LETTER_LENGTH,
  mayAct,
  mayAskFor,
} from "#domain/group-acts/group-act.ts";
import type { GroupActInput, ListedGroupAct } from "#domain/group-acts/group-act.schema.ts";
import { LANGUAGES } from "#domain/language.ts";
import { MAX_REASON_LENGTH } from "#domain/reason.ts";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { adminLinks, type GroupActSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { ActBadge } from "./act-badge.tsx";
import styles from "./group-acts.module.css";
import { useScopeName } from "./scope-name.ts";

export function GroupActsPage({ search }: { search: GroupActSearch }) {
  const { recent: words } = useContent(adminGroupActs);
  const acts = useQuery(adminQueries.groupActs());
  return (
    <div className={panel.columns}>
      <Card>
        <GroupActForm key={draftOf(search)} search={search} />
      </Card>
      <Panel id="group-acts" heading={words.heading} tone="quiet">
        <AdminData query={acts} lines={3}>
          {(items) =>
            items.length === 0 ? (
              <p className={panel.note}>{words.empty}</p>
            ) : (
              <ul className={styles.acts}>
                {items.map((act) => (
                  <ActLink key={act.id} act={act} />
                ))}
              </ul>
            )
          }
        </AdminData>
      </Panel>
    </div>
  );
}

function ActLink({ act }: { act: ListedGroupAct }) {
  const words = useContent(adminGroupActs);
  const scopeName = useScopeName();
  return (
    <li data-field="group-act">
      <p className={styles.name}>
        <Link {...adminLinks.groupAct(act.id)}>
          {words.act.name(words.acts[act.act], scopeName(act.scope))}
        </Link>
        <ActBadge act={act} />
      </p>
      <p className={panel.note}>
        {act.created_by_email && <>{words.recent.by(act.created_by_email)} · </>}
        <AdminTime iso={act.created_at} />
      </p>
    </li>
  );
}

/** Another flight is another draft. */
const draftOf = ({ date, airport, flight }: GroupActSearch) =>
  ["group-act", date, airport, flight].join(".");

function GroupActForm({ search }: { search: GroupActSearch }) {
  const { form: words, acts } = useContent(adminGroupActs);
  const { role } = useSession();
  const navigate = useNavigate();
  const [act, setAct] = useState<GroupActName>("write");
  const asks = mayAskFor(role, act);
  const form = useAdminForm<GroupActInput>({
    draft: draftOf(search),
    schema: async () =>
      (await import("#domain/group-acts/group-act.schema.ts")).GroupActInputSchema,
    check: ({ date, toDate, en, fr }) => ({
      ...(!date && { date: words.dateMissing }),
      ...(act === "move" && !toDate && { toDate: words.dateMissing }),
      ...(Boolean(fr?.trim()) !== Boolean(en?.trim()) && {
        [en?.trim() ? "fr" : "en"]: words.textMissing,
      }),
      ...(act === "write" && !en?.trim() && !fr?.trim() && { en: words.textMissing }),
    }),
    values: ({ airport, date, flightNumber, en, fr, toDate, toFlightNumber, reason }) => ({
      scope: { airport, date, flight_number: flightNumber },
      act,
      ...(en?.trim() && { text: { en, fr } }),
      ...(act === "move" && { to: { date: toDate, flight_number: toFlightNumber } }),
      reason,
      ...(asks && { request: true }),
    }),
    submit: async (json, _typed, { isStillHere }) => {
      const { id } = await api.admin["group-acts"].$post({ json });
      if (isStillHere()) await navigate(adminLinks.groupAct(id));
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <h2>{words.heading}</h2>
      <div className={styles.fields}>
        <AirportSelect
          label={words.airport}
          none={words.anyAirport}
          defaultValue={search.airport ?? ""}
        />
        <TextField
          type="date"
          name="date"
          label={words.date}
          required
          defaultValue={search.date ?? ""}
        />
        <TextField
          name="flightNumber"
          label={words.flight}
          hint={words.flightHint}
          maxLength={10}
          autoComplete="off"
          defaultValue={search.flight ?? ""}
        />
      </div>
      <SelectField
        name="act"
        label={words.act}
        hint={asks ? words.aboutAsking : words.about[act]}
        value={act}
        onChange={({ target }) => setAct(target.value as GroupActName)}
      >
        {GROUP_ACTS.filter((name) => mayAct(role, name) || mayAskFor(role, name)).map((name) => (
          <option key={name} value={name}>
            {mayAskFor(role, name) ? words.askForRefund : acts[name]}
          </option>
        ))}
      </SelectField>
      {act === "move" && (
        <div className={styles.fields}>
          <TextField type="date" name="toDate" label={words.toDate} required />
          <TextField
            name="toFlightNumber"
            label={words.toFlight}
            hint={words.toFlightHint}
            maxLength={10}
            autoComplete="off"
          />
        </div>
      )}
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          name={language}
          lang={language}
          label={words.text[language]}
          hint={language === "en" ? words.textHint[act] : undefined}
          rows={4}
          maxLength={MAX_LETTER_LENGTH}
        />
      ))}
      <TextAreaField
        name="reason"
        label={words.reason}
        hint={asks ? words.reasonAskingHint : words.reasonHint}
        required
        rows={2}
        maxLength={MAX_REASON_LENGTH}
      />
      <SubmitButton words={asks ? words.asking : words} />
    </Form>
  );
}
