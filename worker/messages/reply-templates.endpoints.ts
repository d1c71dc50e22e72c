import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  ReplyTemplateChangeSchema,
  ReplyTemplateInputSchema,
  ReplyTemplateSchema,
  ReplyTemplatesSchema,
  ReplyTemplateVersionSchema,
  TemplateConflictSchema,
} from "#domain/messages/reply-template.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import {
  addReplyTemplate,
  changeReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
} from "./reply-templates.ts";

const forStaff = { access: STAFF_PARTS.messages } as const;
const unknown = { 404: { description: "There is no such text" } };
const changed = {
  409: {
    description: "template_changed, with the text as it is now; template_name_taken",
    schema: TemplateConflictSchema,
  },
};

export const adminReplyTemplates = new Hono<HonoEnv>()
  .get(
    "/admin/reply-templates",
    route({
      ...forStaff,
      summary: "Texts that staff answer with often",
      responses: { 200: { description: "By name", schema: ReplyTemplatesSchema } },
    }),
    async (c) => c.json({ items: await listReplyTemplates(c.var.ctx) }),
  )
  .post(
    "/admin/reply-templates",
    route({
      ...forStaff,
      summary: "Add a saved reply in both languages",
      json: ReplyTemplateInputSchema,
      responses: {
        201: { description: "It can be chosen", schema: ReplyTemplateSchema },
        ...changed,
      },
    }),
    async (c) => c.json(await addReplyTemplate(c.var.ctx, c.req.valid("json")), 201),
  )
  .put(
    "/admin/reply-templates/:templateId",
    route({
      ...forStaff,
      summary: "Change a saved reply",
      json: ReplyTemplateChangeSchema,
      responses: {
        200: { description: "As it is now", schema: ReplyTemplateSchema },
        ...unknown,
        ...changed,
      },
    }),
    async (c) =>
      c.json(
        await changeReplyTemplate(c.var.ctx, {
          id: c.req.param("templateId"),
          ...c.req.valid("json"),
        }),
      ),
  )
  .delete(
    "/admin/reply-templates/:templateId",
    route({
      ...forStaff,
      summary: "Delete a saved reply",
      query: ReplyTemplateVersionSchema,
      responses: { 204: { description: "It is gone" }, ...unknown, ...changed },
    }),
    async (c) => {
      await deleteReplyTemplate(c.var.ctx, {
        id: c.req.param("templateId"),
        ...c.req.valid("query"),
      });
      return c.body(null, 204);
    },
  );
