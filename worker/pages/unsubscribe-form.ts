import { callForPage, type PageCalls, readFields, readRefusal } from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

/** Both forms post to one path. Only the form that asks for a link has an address. */
export async function takeUnsubscribeForm(calls: PageCalls): Promise<FormAnswer> {
  const fields = await readFields(calls.request);
  const email = fields.get("email");
  return email === null
    ? confirm(calls, fields.get("cancelMembership") === "on")
    : askForLink(calls, email);
}

async function askForLink(calls: PageCalls, email: string): Promise<FormAnswer> {
  const typed = { email };
  const response = await callForPage(calls, { path: "/api/unsubscribe", json: typed });
  const { ok, status } = response;
  const refused = ok
    ? { typed, issues: [], code: "" }
    : await readRefusal(response, typed, calls.language);
  return { status: ok ? 200 : status, outcome: { unsubscribeLink: { isSent: ok, ...refused } } };
}

async function confirm(calls: PageCalls, cancelMembership: boolean): Promise<FormAnswer> {
  const token = new URL(calls.request.url).searchParams.get("token") ?? "";
  const response = await callForPage(calls, {
    path: "/api/unsubscribe/confirm",
    json: { token, cancelMembership },
  });
  const { ok, status } = response;
  if (ok) return { status: 200, outcome: { unsubscribed: { state: "done", cancelMembership } } };
  if (status === 422) return { status, outcome: { unsubscribed: { state: "invalid" } } };
  const { code } = await readRefusal(response, {}, calls.language);
  return { status, outcome: { unsubscribed: { state: "failed", cancelMembership, code } } };
}
