import { utcDate } from "#domain/time.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { callForPage, type PageCalls, readFields, readRefusal, readTexts } from "./page-calls.ts";
import type { FormAnswer } from "./take-form.ts";

const FORM_NAMES = "firstName lastName name email phone message website".split(" ");

/** The contact form and "Got questions". */
export async function takeMessageForm(calls: PageCalls): Promise<FormAnswer> {
  const typed = readTexts(await readFields(calls.request), FORM_NAMES);
  // A browser without script posts each end of a line as two characters.
  if (typed.message) typed.message = typed.message.replaceAll("\r\n", "\n");
  // The page is one for everybody, so it has no key: the same words on one day are one message.
  const key = await sha256(JSON.stringify([utcDate(Date.now()), typed]));
  const response = await callForPage(calls, { path: "/api/contact", json: typed, key });
  if (!response.ok)
    return {
      status: response.status,
      outcome: {
        message: { isSent: false, ...(await readRefusal(response, typed, calls.language)) },
      },
    };
  const { email } = typed;
  return {
    status: 200,
    outcome: { message: { isSent: true, typed: { email }, issues: [], code: "" } },
  };
}
