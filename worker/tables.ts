/**
 * All tables. Ids are UUIDv7, times epoch ms, money integer minor units. No foreign key cascades: a
 * deletion names its rows. Each index costs a written row.
 */
export * from "./generator/tables.ts";
export * from "./identity/tables.ts";
export * from "./mail/tables.ts";
export * from "./messages/tables.ts";
export * from "./orders/tables.ts";
export * from "./passes/tables.ts";
export * from "./payments/tables.ts";
export * from "./people/tables.ts";
export * from "./platform/tables.ts";
export * from "./staff/tables.ts";
