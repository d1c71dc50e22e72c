import { Hono } from "hono";
import { csvWords } from "#content/csv.ts";
import { AnonymizationSchema, PersonFileSchema } from "#domain/accounts/person-export.schema.ts";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  JoinedAddressSchema,
  OpenMattersSchema,
  PeopleExportQuerySchema,
  PersonDetailSchema,
  PersonListSchema,
  PersonNamingSchema,
  PersonOrdersSchema,
  PersonQuerySchema,
} from "#domain/people/person.schema.ts";
import { ListQuerySchema } from "#domain/paging.schema.ts";
import { operatorDate } from "#domain/time.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { CSV_RESPONSE, respondCsv } from "../api/csv-response.ts";
import { route } from "../api/route.ts";
import { listPeople } from "./list-people.ts";
import { joinAddress, namePerson, splitAddress } from "./merge-people.ts";
import { listOpenMatters } from "./open-matters.ts";
import { exportPeople } from "./people-export.ts";
import { listPersonOrders, readableBy, showPerson } from "./person-detail.ts";
import { findAddresses } from "../queries/person-addresses.ts";
import { anonymizePerson, exportForPerson } from "./privacy-requests.ts";

const forStaff = { access: STAFF_PARTS.customers } as const;
const forPrivacy = { access: STAFF_PARTS.privacy } as const;
const unknown = {
  404: { description: "The id is of no person, customer, message or account" },
  409: { description: "already_anonymous: the customer has no address any more" },
};

/** Accepts the id of any row with the person's address, because no URL may contain an address. */
export const adminPeople = new Hono<HonoEnv>()
  .get(
    "/admin/people",
    route({
      ...forStaff,
      summary: "People who booked, who last booked first",
      query: PersonQuerySchema,
      responses: { 200: { description: "One page", schema: PersonListSchema } },
    }),
    async (c) => c.json(await listPeople(c.var.ctx, c.req.valid("query"))),
  )
  .get(
    "/admin/people.csv",
    route({
      access: STAFF_PARTS.exports,
      summary: "Everyone who booked as CSV, one line for each person; recorded in the audit log",
      query: PeopleExportQuerySchema,
      responses: CSV_RESPONSE,
    }),
    async (c) => {
      const { ctx } = c.var;
      const query = c.req.valid("query");
      const csv = await exportPeople(ctx, query, csvWords[query.format]);
      return respondCsv(c, `customers-${operatorDate(ctx.now)}`, csv);
    },
  )
  .get(
    "/admin/people/:personId",
    route({
      ...forStaff,
      summary: "A person with their addresses, accounts and messages",
      responses: {
        200: { description: "The main address first", schema: PersonDetailSchema },
        ...unknown,
      },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      const person = await showPerson(ctx, await findAddresses(ctx, c.req.param("personId")));
      return c.json(readableBy(staff.role, person));
    },
  )
  .get(
    "/admin/people/:personId/orders",
    route({
      ...forStaff,
      summary: "A person's orders, newest first",
      query: ListQuerySchema,
      responses: { 200: { description: "One page", schema: PersonOrdersSchema }, ...unknown },
    }),
    async (c) =>
      c.json(
        await listPersonOrders(c.var.ctx, { id: c.req.param("personId"), ...c.req.valid("query") }),
      ),
  )
  .patch(
    "/admin/people/:personId",
    route({
      ...forStaff,
      summary: "Choose which address's name a person has; recorded in the audit log",
      json: PersonNamingSchema,
      responses: {
        200: { description: "The person with that name", schema: PersonDetailSchema },
        404: { description: "No such person, or not an address of theirs" },
        409: unknown[409],
      },
    }),
    async (c) =>
      c.json(await namePerson(c.var.ctx, { id: c.req.param("personId"), ...c.req.valid("json") })),
  )
  .post(
    "/admin/people/:personId/addresses",
    route({
      ...forStaff,
      summary:
        "Join an address to a person, with whatever is one person with it; recorded in the audit " +
        "log",
      json: JoinedAddressSchema,
      responses: {
        200: { description: "The person with it", schema: PersonDetailSchema },
        404: unknown[404],
        409: {
          description:
            "same_person, never_booked, too_many_addresses, person_changed, already_anonymous",
        },
        422: { description: "address_unknown: nobody booked, wrote or signed up with it" },
      },
    }),
    async (c) =>
      c.json(await joinAddress(c.var.ctx, { id: c.req.param("personId"), ...c.req.valid("json") })),
  )
  .delete(
    "/admin/people/:personId/addresses/:addressId",
    route({
      ...forStaff,
      summary: "Make a joined address a person of its own again; recorded in the audit log",
      responses: {
        200: { description: "The person without it", schema: PersonDetailSchema },
        404: { description: "It is no joined address of this person" },
        409: { description: "person_changed, already_anonymous" },
      },
    }),
    async (c) =>
      c.json(
        await splitAddress(c.var.ctx, {
          id: c.req.param("personId"),
          addressId: c.req.param("addressId"),
        }),
      ),
  )
  .get(
    "/admin/people/:personId/export",
    route({
      ...forPrivacy,
      summary: "Everything that is stored about a person's addresses; recorded in the audit log",
      responses: {
        200: { description: "As a file for the person", schema: PersonFileSchema },
        ...unknown,
      },
    }),
    async (c) => {
      const id = c.req.param("personId");
      c.header(
        "content-disposition",
        `attachment; filename="person-${encodeURIComponent(id)}.json"`,
      );
      return c.json(await exportForPerson(c.var.ctx, id));
    },
  )
  .get(
    "/admin/people/:personId/open-matters",
    route({
      ...forPrivacy,
      summary:
        "What is open of a person: passes to come, payments, refunds, disputes, problems, statements",
      responses: {
        200: { description: "Statements, then orders, newest first", schema: OpenMattersSchema },
        ...unknown,
      },
    }),
    async (c) => c.json({ items: await listOpenMatters(c.var.ctx, c.req.param("personId")) }),
  )
  .post(
    "/admin/people/:personId/anonymize",
    route({
      ...forPrivacy,
      summary:
        "Make a person anonymous, with all that is stored about their addresses; recorded in the " +
        "audit log",
      description:
        "Orders stay for the books, without the person. Accounts with the addresses are deleted. " +
        "It cannot be undone.",
      json: AnonymizationSchema,
      responses: {
        204: { description: "Nothing of the person is stored any more" },
        404: unknown[404],
        409: {
          description:
            "already_anonymous; customer_changed: this is not their main address; has_role: an " +
            "address is of the staff",
        },
      },
    }),
    async (c) => {
      await anonymizePerson(c.var.ctx, { id: c.req.param("personId"), ...c.req.valid("json") });
      return c.body(null, 204);
    },
  );
