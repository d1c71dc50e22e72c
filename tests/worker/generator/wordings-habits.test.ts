import { expect, test } from "vitest";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { anew } from "../../fakes/openai-server.ts";
import { type Habit, HABITS } from "../../fakes/openai-habits.ts";
import { bodyFor, CONTENT, newBrand, wordingsSite } from "./wordings-site.ts";

const sites = {
  responses: wordingsSite({ OPENAI_API: "responses" }),
  chat: wordingsSite({ OPENAI_API: "chat" }),
};

const CASES = HABITS.flatMap((habit) =>
  (habit.api ? [habit.api] : (["responses", "chat"] as const)).map(
    (api): [string, string, Habit] => [api, habit.name, habit],
  ),
);

test("the fake has a hundred habits and more", () => {
  expect(HABITS.length).toBeGreaterThanOrEqual(100);
});

test.each(CASES)("%s: %s is taken whole", async (api, _name, habit) => {
  const site = sites[api as keyof typeof sites];
  const companyName = newBrand();
  site.model().script({ habit });
  const { response } = await site.events(bodyFor({ brandInfo: { companyName } }));
  expect(response).toMatchObject({ success: true, kept: [] });
  expect(wordingFields(response.rephrased!)).toEqual(
    wordingFields(CONTENT).map(({ path, text }) => ({ path, text: anew(text, companyName) })),
  );
  await site.forget();
});
