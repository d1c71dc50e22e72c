import { Hono } from "hono";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { readBody } from "../platform/http/request-body.ts";
import { route } from "../api/route.ts";
import { handleWebhook } from "./handle-webhook.ts";

/**
 * The signature replaces the apikey. A provider calls from few addresses, so visitors' limits do
 * not apply. It repeats every webhook that we do not answer with 200.
 */
export const paymentWebhooks = new Hono<HonoEnv>().post(
  "/payments/webhooks/:provider",
  route({
    summary: "Take a provider's webhook",
    description:
      "For the deployment's payment provider, also once it takes no payments. The body is what its signature covers.",
    security: [],
    limit: "none",
    requestBody: {
      required: true,
      content: { "application/json": { schema: { type: "object" } } },
    },
    responses: {
      200: { description: "It was handled, seen before, or is not about a payment of ours" },
      400: { description: "bad_signature: it was not signed with our secret, or too long ago" },
      404: { description: "The deployment has no keys of this provider" },
      413: { description: "The body is over 64 KiB" },
    },
  }),
  async (c) => {
    const body = await readBody(c.req.raw);
    await handleWebhook(c.var.ctx, {
      provider: c.req.param("provider"),
      headers: c.req.raw.headers,
      body,
    });
    return c.json({ received: true });
  },
);
