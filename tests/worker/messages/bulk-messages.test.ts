import { expect, test } from "vitest";
import type { BulkMessagesResult } from "#domain/messages/bulk-messages.schema.ts";
import type { MessageDetail } from "#domain/messages/message.schema.ts";
import { adminCalls, authCalls, newEmail } from "../../people.ts";
import { builtSite, PUBLIC_KEY } from "../../site.ts";

const site = builtSite();
const auth = authCalls(site);
const { admin, send, read, trail } = adminCalls(site);

async function written(language = "en"): Promise<MessageDetail> {
  const email = newEmail();
  await site.post(
    "/api/contact",
    { name: "Grace Hopper", email, message: "Where is my pass?" },
    { "x-language": language },
  );
  const [row] = await site.rows<{ id: string }>("SELECT id FROM messages WHERE email = ?", email);
  return read(`messages/${row!.id}`);
}
const toPicked = (messages: readonly MessageDetail[]) =>
  messages.map(({ id, version }) => ({ id, version }));
async function answer(messages: readonly MessageDetail[], text: object, key: string) {
  const response = await site.fetch("/api/admin/messages/bulk-replies", {
    method: "POST",
    headers: {
      ...PUBLIC_KEY,
      authorization: `Bearer ${admin().access_token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify({ messages: toPicked(messages), text }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as BulkMessagesResult).items.map(({ refusal }) => refusal);
}
const repliesTo = (id: string) =>
  site.rows("SELECT text FROM message_replies WHERE message_id = ?", id);
const mailsTo = (email: string) =>
  site.mailsAbout(`\nTo: ${email}\n`).filter((mail) => mail.includes("reopens"));
const TEXT = { en: "The lane reopens at noon.", fr: "La file rouvre à midi (reopens)." };

test("many messages get one answer, each in its language and by its own mail; a repeat sends no second one", async () => {
  const asked = [await written(), await written("fr"), await written()];
  // Of two acts at once each message is answered once.
  const twice = [await written()];
  await Promise.all([1, 2, 3].map(() => answer(twice, TEXT, "sent-twice-at-once")));
  expect(await repliesTo(twice[0]!.id)).toHaveLength(1);
  // As if the first act was cut off after two of them.
  expect(await answer(asked.slice(0, 2), TEXT, "one-act-of-many")).toEqual([null, null]);
  expect(await answer(asked, TEXT, "one-act-of-many")).toEqual([null, null, null]);
  await Promise.all(
    [1, 2].map(async () =>
      expect(await answer(asked, TEXT, "one-act-of-many")).toEqual([null, null, null]),
    ),
  );
  for (const { id, email, language } of asked) {
    expect(await repliesTo(id)).toEqual([{ text: TEXT[language] }]);
    await expect.poll(() => mailsTo(email).length).toBe(1);
    expect(mailsTo(email)[0]).toContain(language === "fr" ? "rouvre" : "at noon");
    expect(await read(`messages/${id}`)).toMatchObject({ status: "answered" });
    expect((await trail(id)).map(({ action }) => action)).toEqual(["message.replied"]);
  }
  await site.mailsHaveLeft();
  for (const { id, email } of asked) {
    expect(mailsTo(email)).toHaveLength(1);
    // It left at the first attempt, so there is nothing to say about its mail.
    expect(await read(`messages/${id}`)).toMatchObject({ replies: [{ mail: null }] });
  }
});

test("a message that a colleague answered, one that is gone and one without its language stay as they are", async () => {
  const [free, changed, french] = [await written(), await written(), await written("fr")];
  await send("PATCH", `messages/${changed.id}`, { status: "archived" });
  const gone = { ...free, id: "0192f0c0-0000-7000-8000-000000000000" };
  expect(await answer([changed, gone, french, free], { en: TEXT.en }, "some-refused")).toEqual([
    "message_changed",
    "not_found",
    "language_missing",
    null,
  ]);
  for (const { id } of [changed, french]) expect(await repliesTo(id)).toEqual([]);
});

test("several are archived and given to a colleague at once; an accountant is given none", async () => {
  const [agent, accountant] = [await auth.agent(), await auth.accountant()];
  const picked = [await written(), await written()];
  const bulk = (change: object, messages = picked) =>
    send("POST", "messages/bulk", { messages: toPicked(messages), ...change });
  const given = await bulk({ assigneeId: agent.user.id });
  expect(await given.json()).toEqual({ items: picked.map(({ id }) => ({ id, refusal: null })) });
  // The list that was read before knows the old versions.
  const stale = (await (await bulk({ status: "archived" })).json()) as BulkMessagesResult;
  expect(stale.items.map(({ refusal }) => refusal)).toEqual(["message_changed", "message_changed"]);
  const newest = await Promise.all(picked.map(({ id }) => read<MessageDetail>(`messages/${id}`)));
  await bulk({ status: "archived" }, newest);
  for (const { id } of picked)
    expect(await read(`messages/${id}`)).toMatchObject({
      status: "archived",
      assignee_id: agent.user.id,
    });
  expect((await bulk({ assigneeId: accountant.user.id }, newest)).status).toBe(422);
  expect((await bulk({})).status).toBe(422);
  expect((await bulk({ status: "archived" }, [])).status).toBe(422);
});
