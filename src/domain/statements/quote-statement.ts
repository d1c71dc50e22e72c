import type { Statement } from "./statement.schema.ts";

/** Signs within an address in any alphabet. Mail programs make links of bare domains too. */
const JOINTS = /[.\u2024\u3002\uff0e\uff61@\uff20:\uff1a/\\](?=\S)/g;

/** A number that a phone could dial. Order numbers match first, and stay. */
const PHONE = /FT-\d{10,16}-[A-Z0-9]{4,16}|\+?\p{Nd}(?:[\s().-]*\p{Nd}){8,}/giu;

/** Anyone can send a receipt to anyone, so nothing quoted in it may be clicked or dialled. */
export function withoutContacts<Words extends Statement>(statement: Words): Words {
  const quoted = (text: string) =>
    text
      .replaceAll(JOINTS, "$& ")
      .replaceAll(PHONE, (found) => (/^FT-/i.test(found) ? found : "…"));
  return { ...statement, name: quoted(statement.name), reference: quoted(statement.reference) };
}
