import { expect, test } from "vitest";
import type { LaunchCheck } from "#domain/going-live/launch.ts";
import { authCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

async function readLaunch(token: string): Promise<Partial<Record<string, LaunchCheck>>> {
  const response = await auth.send("GET", "admin/launch", token);
  expect(response.status).toBe(200);
  const { items } = (await response.json()) as { items: LaunchCheck[] };
  return Object.fromEntries(items.map((check) => [check.id, check]));
}

test("the page for going live tells what is open, and sees work as it happens", async () => {
  const admin = await auth.admin();
  const before = await readLaunch(admin.access_token);
  expect(before).toMatchObject({
    company: { state: "open" },
    texts: { state: "open" },
    payments: { state: "open" },
    crons: { state: "open", at: null },
    answers: { state: "open", at: null },
    webhooks: { state: "open", at: null },
    mails: { state: "open" },
  });

  const now = Date.now();
  await worker.scheduled("*/10 * * * *", now);
  await worker.receiveMail({
    from: "ada@example.org",
    to: "reply@mail.example",
    raw: Buffer.from("From: ada@example.org\r\nSubject: Hello\r\n\r\nAn answer.\r\n"),
  });
  await worker.rows(
    "INSERT INTO payment_events (id, payment_id, created_at) VALUES ('demo:1', 'p', 2), ('stripe:1', 'p', 1)",
  );
  const after = await readLaunch(admin.access_token);
  expect(after.crons).toEqual({
    id: "crons",
    state: "done",
    at: new Date(now).toISOString(),
    reason: null,
  });
  expect(after.answers).toMatchObject({ state: "done", at: expect.any(String) });
  // The local product takes no money, so that its webhooks prove nothing.
  expect(after.webhooks).toMatchObject({ state: "open", at: "1970-01-01T00:00:00.001Z" });
  expect(await worker.rows("SELECT name FROM settings ORDER BY name")).toEqual([
    { name: "seen_cron" },
    { name: "seen_inbound" },
  ]);
});
