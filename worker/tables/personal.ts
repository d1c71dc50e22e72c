import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  type FieldColumns,
  type FieldTable,
  fromFields,
  type BookField,
  type PersonalField,
} from "#domain/orders/booking-fields.ts";
import type * as schema from "./schema.ts";

type Tables = {
  [
    Name in keyof typeof schema as (typeof schema)[Name] extends SQLiteTable ? Name : never
  ]: (typeof schema)[Name];
};
type TableName = keyof Tables;
type ColumnName<Table extends TableName> = keyof Tables[Table]["$inferSelect"];

/** These columns describe no person in any table. */
type Impersonal =
  | "id"
  | "createdAt"
  | "updatedAt"
  | "expiresAt"
  | "version"
  | "orderId"
  | "status"
  | "currency"
  | "amountMinor"
  | "kind"
  | "language"
  | "orderNumber"
  | "paymentId"
  | "passId"
  | "provider"
  | "keyHash"
  | "paidAt"
  | "lastSignInAt";

/** `secret` columns open or find data: we erase them and never export them. `staff` ids and the books' `buyer` stay. */
type Subject = "traveller" | "buyer" | "holder" | "sender" | "secret" | "staff" | "nobody";

/** Fields that an erasure replaces describe the traveller. */
const fields = <Table extends FieldTable>(table: Table) =>
  fromFields(table, "name", ({ erased, inBooks }) =>
    erased === undefined ? "nobody" : inBooks ? "buyer" : "traveller",
  ) as {
    [Name in keyof FieldColumns<Table>]: Name extends BookField<Table>
      ? "buyer"
      : Name extends PersonalField<Table>
        ? "traveller"
        : "nobody";
  };

/** A new column does not compile until erasure, export and correction handle it (docs/decisions/0015). */
export const PERSONAL = {
  customers: {
    userId: "traveller",
    ...fields("customers"),
    notes: "traveller",
  },
  people: {
    email: "traveller",
    mergedInto: "nobody",
    namedBy: "nobody",
    bookings: "nobody",
    lastBookedAt: "nobody",
  },
  peopleTotals: { email: "traveller" },
  orders: {
    customerId: "nobody",
    serviceType: "nobody",
    business: "nobody",
    site: "nobody",
    fares: "nobody",
    ...fields("orders"),
    paidMinor: "nobody",
    refundedMinor: "nobody",
    disputedMinor: "nobody",
    byHandMinor: "nobody",
    dueMinor: "nobody",
    heldUntil: "nobody",
    earlyPerformanceAt: "nobody",
    addressVersion: "nobody",
    addressChangedAt: "nobody",
    addressToldAt: "nobody",
    mailTrouble: "nobody",
    requestHash: "secret",
    createdBy: "staff",
  },
  orderEvents: {
    fromStatus: "nobody",
    toStatus: "nobody",
    reason: "traveller",
    changes: "traveller",
    actorId: "staff",
  },
  // Staff write these texts to all travellers of a day, so they describe none of them.
  groupActs: {
    act: "nobody",
    airport: "nobody",
    flightDate: "nobody",
    flightNumber: "nobody",
    text: "nobody",
    toDate: "nobody",
    toFlightNumber: "nobody",
    reason: "nobody",
    createdBy: "staff",
    approvedBy: "staff",
    answer: "nobody",
    startedBy: "staff",
  },
  groupActOrders: { actId: "nobody", travellers: "nobody", failure: "nobody", nextAt: "nobody" },
  orderNotes: { authorId: "staff", text: "traveller", isForLane: "nobody" },
  saleStops: {
    airport: "nobody",
    firstDay: "nobody",
    lastDay: "nobody",
    endsAt: "nobody",
    textEn: "nobody",
    textFr: "nobody",
    createdBy: "staff",
  },
  payments: {
    reference: "nobody",
    url: "nobody",
    receivedMinor: "nobody",
  },
  refunds: {
    reason: "traveller",
    actorId: "staff",
    reference: "nobody",
    failure: "nobody",
  },
  refundRequests: {
    adults: "nobody",
    children: "nobody",
    infants: "nobody",
    reason: "traveller",
    actorId: "staff",
    answer: "traveller",
    answeredBy: "staff",
  },
  disputes: { cause: "nobody", dueAt: "nobody" },
  // Bookkeeping data. We ask staff to name nobody in a reference.
  journal: {
    waivedMinor: "nobody",
    method: "nobody",
    reference: "nobody",
    movedAt: "nobody",
    actorId: "staff",
  },
  paymentEvents: {},
  paymentProblems: {
    resolvedAt: "nobody",
    resolvedBy: "staff",
  },
  passes: { codeHash: "nobody", shortHash: "nobody" },
  redemptions: {
    nonceHash: "nobody",
    result: "nobody",
    reason: "nobody",
    travellers: "nobody",
    leftAfter: "nobody",
    beyond: "nobody",
    boundAirport: "nobody",
    boundDate: "nobody",
    deviceId: "nobody",
    actorId: "staff",
    scannedAt: "nobody",
    undoneAt: "nobody",
  },
  devices: {
    name: "nobody",
    airport: "nobody",
    pairingHash: "nobody",
    pairingExpiresAt: "nobody",
    tokenHash: "nobody",
    createdBy: "staff",
    pairedAt: "nobody",
    revokedAt: "nobody",
  },
  demoPayments: {
    description: "nobody",
    returnUrl: "nobody",
  },
  demoRefunds: {},
  oneTimeTokens: {
    purpose: "nobody",
    subjectHash: "secret",
    subjectId: "secret",
    email: "secret",
    tokenHash: "secret",
    attemptsLeft: "nobody",
  },
  messages: {
    firstName: "sender",
    lastName: "sender",
    name: "sender",
    email: "sender",
    phone: "sender",
    message: "sender",
    reference: "sender",
    assigneeId: "staff",
  },
  messageReplies: {
    messageId: "nobody",
    authorId: "staff",
    email: "sender",
    origin: "nobody",
    text: "sender",
    mailHash: "secret",
  },
  replyTemplates: { name: "nobody", textEn: "nobody", textFr: "nobody" },
  savedViews: { userId: "secret", list: "nobody", name: "holder", query: "holder" },
  // Mails contain links that open accounts and orders.
  mailOutbox: {
    visitor: "secret",
    recipient: "secret",
    message: "secret",
    facts: "secret",
    subjectId: "secret",
    messageId: "nobody",
    attempts: "nobody",
    lastError: "nobody",
    failure: "nobody",
    nextAttemptAt: "nobody",
  },
  // The hash stays, so that the person gets no news.
  mailSuppressions: { emailHash: "nobody" },
  users: {
    email: "holder",
    passwordHash: "secret",
    userMetadata: "holder",
    emailConfirmedAt: "nobody",
    emailProvedAt: "nobody",
    newEmail: "holder",
    emailChangeSentAt: "nobody",
    recoverySentAt: "nobody",
    bannedUntil: "nobody",
  },
  identities: {
    userId: "holder",
    providerId: "holder",
    email: "holder",
    identityData: "holder",
  },
  sessions: {
    userId: "secret",
    counter: "nobody",
    method: "nobody",
    userAgent: "holder",
    refreshedAt: "nobody",
    factorId: "nobody",
    factorMethod: "nobody",
    factorAt: "nobody",
    factorCounter: "nobody",
    passkeyId: "nobody",
  },
  factors: {
    userId: "secret",
    friendlyName: "holder",
    factorType: "nobody",
    secret: "secret",
    verifiedAt: "nobody",
    lastStep: "nobody",
    lastChallengedAt: "nobody",
  },
  factorChallenges: { factorId: "secret", sessionId: "secret" },
  recoveryCodes: { factorId: "secret", codeHash: "secret" },
  passkeys: {
    userId: "secret",
    credentialId: "secret",
    publicKey: "secret",
    counter: "nobody",
    isSyncable: "nobody",
    isSynced: "nobody",
    friendlyName: "holder",
    rpId: "nobody",
    lastUsedAt: "nobody",
  },
  passkeyChallenges: { challengeHash: "nobody", sessionId: "secret" },
  userRoles: { userId: "secret", role: "holder", isPasskeyRequired: "nobody" },
  suspendedRoles: { userId: "secret", role: "holder", suspendedAt: "nobody" },
  invitations: { email: "holder", role: "holder", invitedBy: "staff" },
  settings: { name: "nobody", value: "nobody" },
  authAttempts: { count: "nobody" },
  flowStates: {
    redirectTo: "nobody",
    codeChallenge: "secret",
    providerVerifier: "secret",
    nonce: "secret",
    authCodeHash: "secret",
    userId: "secret",
    identityId: "secret",
    answeredAt: "nobody",
  },
  auditLog: { actorId: "staff", action: "nobody", subjectId: "nobody", detail: "nobody" },
  totals: { count: "nobody" },
  hourlyTotals: { hour: "nobody", orders: "nobody", revenueMinor: "nobody" },
  revisions: { orders: "nobody", messages: "nobody", mails: "nobody", problems: "nobody" },
  nameSpellings: { spelling: "secret", word: "secret" },
  letters: { letter: "nobody", plain: "nobody" },
  siteConfigs: { config: "holder", userId: "secret" },
  dailyUsage: { day: "nobody", count: "nobody" },
} as const satisfies {
  [Table in TableName]: Record<Exclude<ColumnName<Table>, Impersonal>, Subject>;
};

type Personal = typeof PERSONAL;

type ColumnsOf<Table extends TableName, Whom extends Subject> = {
  [Column in keyof Personal[Table]]: Personal[Table][Column] extends Whom ? Column : never;
}[keyof Personal[Table]];

type PersonalColumn<Table extends TableName> = ColumnsOf<
  Table,
  "traveller" | "buyer" | "holder" | "sender" | "secret"
>;

export type PersonalTable = {
  [Table in TableName]: [PersonalColumn<Table>] extends [never] ? never : Table;
}[TableName];

/** Requires a value for each name, and allows others. */
type Has<Name extends PropertyKey> = Record<string, unknown> & Record<Name, unknown>;

/** The erased values of a row that outlives its person, except for `Elsewhere`. */
export type Erased<
  Table extends PersonalTable,
  Elsewhere extends PersonalColumn<Table> = never,
> = Has<Exclude<PersonalColumn<Table>, Elsewhere>>;

type NameInSql<Column> = Column extends { _: { name: infer Name extends string } } ? Name : never;
type SqlNames<Table extends TableName, Column> = NameInSql<
  Tables[Table]["_"]["columns"][Column & keyof Tables[Table]["_"]["columns"]]
>;

/** A row of a person's export, by database names. Columns in `Elsewhere` have other names there. */
export type Exported<
  Table extends PersonalTable,
  Elsewhere extends PersonalColumn<Table> = never,
> = Has<
  SqlNames<Table, Exclude<ColumnsOf<Table, "traveller" | "buyer" | "holder" | "sender">, Elsewhere>>
>;
