import { toLocale } from "#domain/language.ts";
import type { AuditCsvWords } from "#domain/audit/audit-csv.ts";
import { FIELDS } from "#domain/orders/booking-fields.ts";
import type { ExportFormat } from "#domain/csv.ts";
import type { CsvWords } from "#domain/orders/order-csv.ts";
import { TIME_ZONE } from "#domain/time.ts";
import { adminJournal } from "./admin-journal.ts";
import { AUDIT_ACTION_NAMES } from "./audit-actions.ts";
import { bookingFields } from "./booking-fields.ts";
import { orderStatuses } from "./order-statuses.ts";
import { operatorZone } from "./operator-zone.ts";

const FIELD_LABELS = bookingFields.fr();
const listFrenchColumns = (): Partial<Record<string, string>> => ({
  ...Object.fromEntries(FIELDS.map(({ api, name }) => [api, FIELD_LABELS[name]])),
  order_number: "N° de commande",
  created_at: `Réservée le (${operatorZone.fr()})`,
  status: "Statut",
  amount: "Montant",
  currency: "Devise",
  company_name: "Client",
  flight_number: "Vol",
  service_type: "Service",
  business: "Activité",
  site: "Site",
  notes: "Notes",
  id: "Identifiant",
  customer_id: "Identifiant du client",
  paid_amount: "Encaissé",
  refunded_amount: "Remboursé",
  vat_number: "N° de TVA",
  due_amount: "Reste à payer",
  name: "Nom",
  company: "Société",
  addresses: "Adresses",
  bookings: "Commandes",
  value_eur: "Valeur (EUR)",
  value_gbp: "Valeur (GBP)",
  value_usd: "Valeur (USD)",
  last_booked_at: `Dernière réservation (${operatorZone.fr()})`,
  has_account: "Compte",
  disputed_amount: "Contesté",
  by_hand_amount: "Reçu autrement",
  date: "Date du mouvement",
  kind: "Mouvement",
  waived_amount: "Montant abandonné",
  method: "Moyen",
  provider: "Prestataire",
  reference: "Référence",
  moved_at: `Heure du mouvement (${operatorZone.fr()})`,
  recorded_at: `Enregistré le (${operatorZone.fr()})`,
  used_at: `Dernier passage (${operatorZone.fr()})`,
  let_through: "Passés",
  unpaid_travellers: "Voyageurs non payés",
  payment_id: "Identifiant du paiement",
  order_id: "Identifiant de la commande",
});

const listFrenchMoneyWords = () => adminJournal.fr();
const same = (text: string) => text;

/** `standard` has the API's names in every language, for programs. `french` is for people with a spreadsheet. */
export const csvWords: Record<ExportFormat, CsvWords> = {
  standard: {
    column: same,
    status: same,
    moment: same,
    day: same,
    truth: String,
    movement: same,
    method: same,
  },
  french: {
    column: (name) => listFrenchColumns()[name] ?? name,
    status: (status) => orderStatuses.fr[status],
    moment: (iso) => writeMoment(new Date(iso)),
    day: (day) => day.split("-").toReversed().join("/"),
    truth: (value) => (value ? "oui" : "non"),
    movement: (kind) => listFrenchMoneyWords().movements[kind],
    method: (method) => listFrenchMoneyWords().methods[method],
  },
};

const listFrenchAuditColumns = (): Record<string, string> => ({
  created_at: `Date (${operatorZone.fr()})`,
  actor_email: "Auteur",
  action: "Action",
  subject_name: "Objet",
  detail: "Détail",
  actor_id: "Identifiant de l’auteur",
  subject_id: "Identifiant de l’objet",
  id: "Identifiant",
});

export const auditCsvWords: Record<ExportFormat, AuditCsvWords> = {
  standard: { column: same, action: same, moment: same },
  french: {
    column: (name) => listFrenchAuditColumns()[name] ?? name,
    action: (action) => AUDIT_ACTION_NAMES.fr[action] ?? action,
    moment: csvWords.french.moment as (iso: string) => string,
  },
};

/** 22/11/2026 04:52, which French spreadsheets read as a date. */
function writeMoment(time: Date): string {
  const format = new Intl.DateTimeFormat(toLocale("fr"), {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  });
  return format.format(time);
}
