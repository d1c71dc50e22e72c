/** Ids are UUIDv7. No foreign key cascades, so a deletion names its rows. Each index costs a written row. */
export * from "./generator.ts";
export * from "./group-acts.ts";
export * from "./identity.ts";
export * from "./mail.ts";
export * from "./messages.ts";
export * from "./orders.ts";
export * from "./passes.ts";
export * from "./payments.ts";
export * from "./people.ts";
export * from "./platform.ts";
export * from "./staff.ts";
