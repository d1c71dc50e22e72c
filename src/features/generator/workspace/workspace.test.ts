import { expect, test } from "vitest";
import { siteConfig } from "../../../../app.config.ts";
import { changeWorkspace, type Draft, EMPTY_WORKSPACE } from "./workspace.ts";

const draftFor = (writtenFor: string) => ({ writtenFor }) as Draft;

test("an edited text leaves what is half written for the next brand, and a whole set ends it", () => {
  const loaded = changeWorkspace(EMPTY_WORKSPACE, { type: "loaded", config: siteConfig });
  const stopped = changeWorkspace(loaded, { type: "stopped", draft: draftFor("Next") });
  const edited = changeWorkspace(stopped, { type: "generated", generated: loaded.generated! });
  expect(edited.draft).toEqual(draftFor("Next"));
  const written = { ...loaded.generated!, writtenFor: "Next" };
  expect(changeWorkspace(edited, { type: "generated", generated: written }).draft).toBeNull();
});
