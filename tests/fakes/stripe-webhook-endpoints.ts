import { type Form, missing, requiredAt, textAt, textsAt } from "./stripe-wire.ts";

export interface FakeEndpoint {
  id: string;
  object: "webhook_endpoint";
  url: string;
  enabled_events: string[];
  api_version: string | null;
  status: "enabled" | "disabled";
}

/** The account's webhook endpoints: Stripe tells a secret only when it makes the endpoint. */
export function webhookEndpoints(endpoints: FakeEndpoint[], call: string, form: Form): object {
  const [method, path = ""] = call.split(" ");
  const id = path.slice("/v1/webhook_endpoints/".length);
  if (method === "GET") return { object: "list", data: endpoints, has_more: false };
  if (id === "") {
    const endpoint: FakeEndpoint = {
      id: `we_${crypto.randomUUID()}`,
      object: "webhook_endpoint",
      url: requiredAt(form, "url"),
      enabled_events: Object.values(textsAt(form, "enabled_events")),
      api_version: textAt(form, "api_version") ?? null,
      status: "enabled",
    };
    endpoints.push(endpoint);
    return { ...endpoint, secret: `whsec_${crypto.randomUUID()}` };
  }
  const index = endpoints.findIndex((endpoint) => endpoint.id === id);
  const endpoint = endpoints[index];
  if (!endpoint) throw missing("webhook_endpoint", id);
  if (method === "DELETE") {
    endpoints.splice(index, 1);
    return { id, object: "webhook_endpoint", deleted: true };
  }
  endpoint.enabled_events = Object.values(textsAt(form, "enabled_events"));
  endpoint.status = textAt(form, "disabled") === "true" ? "disabled" : "enabled";
  return endpoint;
}
