import { expect, test } from "vitest";
import { adminCalls, newEmail } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const TAKEN = "taken@example.org";
const worker = builtSite({}, { mailsOnlyTo: [TAKEN] });
const { send, read } = adminCalls(worker);
const invite = async (email: string) => {
  const response = await send("POST", "invitations", { email, role: "agent" });
  return `${response.status} ${response.ok ? "" : (await errorOf(response)).code}`.trim();
};

test("when the mail service does not take the mail, nobody is invited, and the admin is told", async () => {
  const email = newEmail();
  // What did not leave does not count against the address: the fourth is not "too many".
  for (let attempt = 1; attempt <= 4; attempt++)
    expect(await invite(email)).toBe("422 mail_not_sent");
  expect(await read("invitations")).toEqual({ items: [] });
  const rows = await worker.rows("SELECT action FROM audit_log ORDER BY rowid");
  expect(rows.slice(0, 2)).toEqual([
    { action: "invitation.sent" },
    { action: "invitation.revoked" },
  ]);
  expect(await worker.rows("SELECT DISTINCT recipient, message FROM mail_outbox")).toEqual([
    { recipient: null, message: null },
  ]);
});

test("one address gets three invitations in a quarter of an hour, also when they are sent at once", async () => {
  const responses = await Promise.all(Array.from({ length: 6 }, () => invite(TAKEN)));
  expect(responses.filter((response) => response === "201")).toHaveLength(3);
  expect(responses.filter((response) => response.startsWith("429"))).toHaveLength(3);
  expect(((await read("invitations")) as { items: unknown[] }).items).toHaveLength(1);
});
