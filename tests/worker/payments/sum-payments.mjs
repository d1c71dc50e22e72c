/**
 * Adds up a payments.csv as an accountant would, and shares no code with the product. Reads the file
 * from standard input and prints minor units by currency: what the provider's balance gained
 * (`online`), what it paid in fees, and what came by hand.
 */
import { text } from "node:stream/consumers";

const csv = (await text(process.stdin)).replace(/^\uFEFF/, "");
const separator = csv.slice(0, csv.indexOf("\r\n")).includes(";") ? ";" : ",";

/** RFC 4180, with quotes where the file has them. */
function cells(line) {
  const found = [];
  let rest = line;
  while (rest !== undefined) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const end = quoted ? quoted[0].length : (rest + separator).indexOf(separator);
    found.push(quoted ? quoted[1].replaceAll('""', '"') : rest.slice(0, end));
    rest = end < rest.length ? rest.slice(end + 1) : undefined;
  }
  return found;
}

/** Without binary fractions: "-22.5" is -2250. */
function toMinor(amount) {
  const [, sign, whole, part = ""] = /^(-?)(\d+)(?:[.,](\d{1,2}))?$/.exec(amount);
  return Number(`${sign}${whole}${part.padEnd(2, "0")}`);
}

const [head, ...lines] = csv.split("\r\n").filter(Boolean).map(cells);
const at = (...names) => head.findIndex((name) => names.includes(name));
const [AMOUNT, CURRENCY, KIND, METHOD] = [
  at("amount", "Montant"),
  at("currency", "Devise"),
  at("kind", "Mouvement"),
  at("method", "Moyen"),
];
const FEES = new Set(["fee", "dispute_fee", "Frais de paiement", "Frais de contestation"]);
const sums = {};
for (const line of lines) {
  const sum = (sums[line[CURRENCY]] ??= { online: 0, fees: 0, byHand: 0 });
  const minor = toMinor(line[AMOUNT]);
  if (line[METHOD]) sum.byHand += minor;
  else if (FEES.has(line[KIND])) sum.fees -= minor;
  else sum.online += minor;
}
process.stdout.write(JSON.stringify(sums));
