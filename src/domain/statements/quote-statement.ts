import type { Statement } from "./statement.schema.ts";

/** Signs within an address, in whatever alphabet: mail programs make links of bare domains too. */
const JOINTS = /[.\u2024\u3002\uff0e\uff61@\uff20:\uff1a/\\](?=\S)/g;

/** A number that a phone would dial. Ours are order numbers. */
const PHONE = /FT-\d{10,16}-[A-Z0-9]{4,16}|\+?\p{Nd}(?:[\s().-]*\p{Nd}){8,}/giu;

/**
 * Returns the words of a statement for the receipt to an address without a matching order: anyone
 * can send it to anyone, so nothing in it can be clicked or dialled.
 */
export function withoutContacts<Words extends Statement>(statement: Words): Words {
  const quoted = (text: string) =>
    text
      .replaceAll(JOINTS, "$& ")
      .replaceAll(PHONE, (found) => (/^FT-/i.test(found) ? found : "…"));
  return { ...statement, name: quoted(statement.name), reference: quoted(statement.reference) };
}
