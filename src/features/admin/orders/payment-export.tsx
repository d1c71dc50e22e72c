import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { adminPaymentExport } from "#content/admin-payment-export.ts";
import { findLegalZone } from "#domain/site/site.ts";
import { dateInZone } from "#domain/time.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { DayField } from "../ui/day-field.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import panel from "../ui/panel.module.css";

/** Offers every movement of money between two days, for the accounts. */
export function PaymentExport() {
  const words = useContent(adminPaymentExport);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} title={words.heading} onClose={close}>
        {isOpen && <ExportDays onDone={close} />}
      </Dialog>
    </>
  );
}

function ExportDays({ onDone }: { onDone: () => void }) {
  const words = useContent(adminPaymentExport);
  const { site } = useSiteContext();
  const today = dateInZone(findLegalZone(site), Date.now());
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  return (
    <div className={panel.panel}>
      <p>{words.lead}</p>
      <DayField name="export-from" label={words.from} day={from} max={to} onDay={setFrom} />
      <DayField name="export-to" label={words.to} day={to} min={from} onDay={setTo} />
      <ExportButton
        name={`payments-${from}-to-${to}.csv`}
        fetchCsv={(format) =>
          api.admin["payments.csv"].$get({
            query: { ...(from && { from }), ...(to && { to }), format },
          })
        }
        formats
        words={words}
        onDone={onDone}
      />
    </div>
  );
}
