import { beforeAll, expect, test } from "vitest";
import type { SavedView } from "#domain/dashboard/saved-view.schema.ts";
import { authCalls, type Person } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

let agent: Person;
let other: Person;
beforeAll(async () => {
  [agent, other] = [await auth.agent(), await auth.agent()];
});

const VIEW = { list: "orders", name: "CDG, unpaid", query: { status: "Not Paid", airport: "CDG" } };
const save = (body: object = {}, by = agent) =>
  auth.send("POST", "admin/views", by.access_token, { ...VIEW, ...body });
const itemsOf = async (response: Response) =>
  ((await response.json()) as { items: SavedView[] }).items;
const views = async (by = agent) =>
  itemsOf(await auth.send("GET", "admin/views?list=orders", by.access_token));

// Proves V8.3.
test("a view is kept by name, renamed and deleted, and is its owner's alone", async () => {
  const saved = await save();
  expect(saved.status).toBe(201);
  const [view] = await itemsOf(saved);
  expect(view).toEqual({ id: view!.id, ...VIEW });
  expect(await views(other)).toEqual([]);
  const path = `admin/views/${view!.id}`;
  for (const [method, body] of [["PATCH", { name: "Mine" }], ["DELETE"]] as const) {
    expect([method, (await auth.send(method, path, other.access_token, body)).status]).toEqual([
      method,
      404,
    ]);
  }
  expect(
    (await auth.send("PATCH", path, agent.access_token, { name: "Unpaid at CDG" })).status,
  ).toBe(204);
  expect((await views()).map(({ name }) => name)).toEqual(["Unpaid at CDG"]);
  expect((await auth.send("DELETE", path, agent.access_token)).status).toBe(204);
  expect([await views(), (await auth.send("DELETE", path, agent.access_token)).status]).toEqual([
    [],
    404,
  ]);
});

test("a name is kept once, also when it is saved twice at the same moment or given by a new name", async () => {
  const name = "Today";
  const responses = await Promise.all([save({ name }), save({ name })]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const today = (await views()).find((view) => view.name === name);
  await save({ name: "Tomorrow" });
  const tomorrow = (await views()).find((view) => view.name === "Tomorrow")!;
  const response = await auth.send("PATCH", `admin/views/${tomorrow.id}`, agent.access_token, {
    name,
  });
  expect([response.status, (await errorOf(response)).code, today !== undefined]).toEqual([
    409,
    "view_exists",
    true,
  ]);
  // Someone else's names are no one's business.
  expect((await save({ name }, other)).status).toBe(201);
});

test.each([
  ["what was searched for", { query: { q: "lefevre" } }],
  ["a page", { query: { cursor: "1_a" } }],
  ["no filter", { query: {} }],
  ["no name", { name: "  " }],
  ["a long name", { name: "x".repeat(61) }],
  ["another list", { list: "people" }],
  ["a long value", { query: { airport: "x".repeat(101) } }],
  // Proves V8.3.
])("%s is not kept", async (_name, body) => {
  expect((await save(body)).status).toBe(422);
});

test("nobody keeps more than 30", async () => {
  const busy = await auth.agent();
  for (let i = 0; i < 30; i++) expect((await save({ name: `View ${i}` }, busy)).status).toBe(201);
  const response = await save({ name: "One more" }, busy);
  expect([response.status, (await errorOf(response)).code]).toEqual([409, "too_many_views"]);
});
