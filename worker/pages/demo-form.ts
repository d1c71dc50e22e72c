import type { DemoPage } from "#domain/payments/demo-page.schema.ts";
import { callForPage, type PageCalls, readFields } from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

export async function takeDemoForm(calls: PageCalls, paymentId: string): Promise<FormAnswer> {
  const action = (await readFields(calls.request)).get("action");
  const path = `/api/demo-payments/${paymentId}`;
  const response = await callForPage(calls, { path, json: { action } });
  if (!response.ok) {
    await response.body?.cancel();
    return { status: response.status };
  }
  const { status, return_url: location } = (await response.json()) as DemoPage;
  if (status === "paid" || status === "processing") return { status: 303, location };
  return { status: 200, outcome: { ...(action === "decline" && { isDeclined: true }) } };
}
