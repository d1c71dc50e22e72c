import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { type FieldErrors, TextAreaField, TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { admin } from "#content/admin.ts";
import { adminSaleStops } from "#content/admin-sale-stops.ts";
import { firstFlightDate } from "#domain/airports/airport-time.ts";
import type { SaleStop, SaleStopInput } from "#domain/orders/sale-stop.schema.ts";
import { SALE_STOP_TEXT_LENGTH } from "#domain/orders/sale-stop.ts";
import { localInstant, TIME_ZONE } from "#domain/time.ts";
import { toIsoOr } from "#domain/typed-time.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData } from "../layout/admin-page.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime, useAirportName } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";

export function SaleStopsPage() {
  const { list } = useContent(adminSaleStops);
  const { times } = useContent(admin);
  const stops = useQuery(adminQueries.saleStops());
  const reload = () => void stops.refetch();
  return (
    <div className={panel.columns}>
      <Panel id="sale-stops" heading={list.heading} busy={stops.isLoading}>
        <AdminData query={stops} lines={3}>
          {(items) => <SaleStopList stops={items} onEnded={reload} />}
        </AdminData>
        <p role="status" className={panel.note}>
          {stops.data && stops.data.length > 0 && times}
        </p>
      </Panel>
      <Card tone="quiet">
        <SaleStopForm onAdded={reload} />
      </Card>
    </div>
  );
}

function SaleStopList({ stops, onEnded }: { stops: SaleStop[]; onEnded: () => void }) {
  const words = useContent(adminSaleStops);
  const airportName = useAirportName();
  const [ending, setEnding] = useState<SaleStop | null>(null);
  const whereOf = ({ airport }: SaleStop) =>
    airport === null ? words.everywhere : airportName(airport);
  const daysOf = ({ from, to }: SaleStop) => words.range(from, to);
  const end = async ({ id }: SaleStop) => {
    // A failure may mean that the stop has already ended, so the list reloads either way.
    await api.admin["sale-stops"][":stopId"].$delete({ param: { stopId: id } }).finally(onEnded);
    showDone(words.end.done);
  };
  const columns: Column<SaleStop>[] = [
    { label: words.where, render: whereOf },
    { label: words.days, render: daysOf },
    {
      label: words.text,
      render: ({ text }) => (
        <>
          <p lang="en">{text.en}</p>
          <p lang="fr">{text.fr}</p>
        </>
      ),
    },
    {
      label: words.ends,
      render: ({ ends_at }) => (ends_at === null ? words.never : <AdminTime iso={ends_at} />),
    },
    {
      label: words.by,
      render: ({ created_by, created_at }) => (
        <>
          {created_by ?? words.gone} <AdminTime iso={created_at} />
        </>
      ),
    },
    {
      label: words.action,
      render: (stop) => (
        <Button
          variant="outline"
          size="s"
          aria-label={words.end.forStop(whereOf(stop), daysOf(stop))}
          onClick={() => setEnding(stop)}
        >
          {words.end.open}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        columns={columns}
        items={stops}
        field="sale-stop"
        labelledBy="sale-stops"
        empty={words.list.empty}
      />
      <ConfirmAction
        subject={ending}
        words={words.end}
        explain={(stop) => words.end.explanation(whereOf(stop), daysOf(stop))}
        missing={words.end.missing}
        onConfirm={end}
        onClose={() => setEnding(null)}
      />
    </>
  );
}

function SaleStopForm({ onAdded }: { onAdded: () => void }) {
  const { add: words, where, everywhere } = useContent(adminSaleStops);
  const today = firstFlightDate("", Date.now());
  const form = useAdminForm<SaleStopInput>({
    toast: false,
    schema: async () => (await import("#domain/orders/sale-stop.schema.ts")).SaleStopInputSchema,
    check: ({ from, to, textEn, textFr }): FieldErrors => ({
      ...(!from && { from: words.daysMissing }),
      ...(!to && { to: words.daysMissing }),
      ...(!textEn?.trim() && { textEn: words.textMissing }),
      ...(!textFr?.trim() && { textFr: words.textMissing }),
    }),
    values: ({ airport, from, to, ends_at: endsAt, textEn, textFr }) => ({
      airport,
      from,
      to,
      ends_at: endsAt && toIsoOr(endsAt, localInstant(endsAt, TIME_ZONE)),
      text: { en: textEn, fr: textFr },
    }),
    submit: async (json) => {
      await api.admin["sale-stops"].$post({ json });
      showDone(words.done);
      form.reset();
      onAdded();
    },
  });
  return (
    <Form form={form} className={panel.panel} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <p className={panel.note}>{words.explanation}</p>
      <AirportSelect label={where} none={everywhere} defaultValue="" />
      <TextField type="date" name="from" label={words.from} required min={today} />
      <TextField type="date" name="to" label={words.to} required min={today} />
      <TextField
        type="datetime-local"
        max="9999-12-31T23:59"
        name="ends_at"
        label={words.endsAt}
        hint={words.endsAtHint}
      />
      {(
        [
          ["textEn", "en"],
          ["textFr", "fr"],
        ] as const
      ).map(([name, language]) => (
        <TextAreaField
          key={name}
          name={name}
          lang={language}
          label={words[name]}
          hint={words.textHint}
          rows={3}
          required
          maxLength={SALE_STOP_TEXT_LENGTH}
        />
      ))}
      <ErrorNotice error={form.error} />
      <SubmitButton words={words} />
    </Form>
  );
}
