/** Ids are UUIDv7, times epoch ms. No foreign key cascades, so deletions name all rows. Each index costs a write. */
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
