import { expect, test } from "vitest";
import { siteConfig } from "../../../../app.config.ts";
import { takeDraft } from "../generation/write-site.ts";
import { withEditedText } from "./edited-text.ts";
import { changeWorkspace, type Draft, EMPTY_WORKSPACE, getWordings } from "./workspace.ts";

const draftFor = (writtenFor: string): Draft => ({
  writtenFor,
  texts: { en: { "hero.title": "Second title" }, fr: {} },
  kept: { en: [], fr: [] },
  total: 36,
});
const loaded = changeWorkspace(EMPTY_WORKSPACE, { type: "loaded", config: siteConfig });
const stoppedFor = (name: string) =>
  changeWorkspace(loaded, { type: "stopped", draft: draftFor(name) });

test("an edited text leaves what is half written, for this brand or the next, and a whole set ends it", () => {
  for (const name of ["Next", siteConfig.company.name]) {
    const stopped = stoppedFor(name);
    const generated = withEditedText(stopped.generated!, {
      language: "en",
      path: "hero.cta",
      text: "My own button",
    });
    const edited = changeWorkspace(stopped, { type: "generated", generated, isWritten: true });
    expect(edited.draft).toEqual(draftFor(name));
    const written = { ...loaded.generated!, writtenFor: name };
    expect(
      changeWorkspace(edited, { type: "generated", generated: written, isWhole: true }).draft,
    ).toBeNull();
  }
});

test("the finished texts of a stopped second generation leave the owner's other texts", () => {
  const original = getWordings(siteConfig);
  const present = (
    [
      { language: "en", path: "hero.title", text: "My first title" },
      { language: "en", path: "hero.cta", text: "My own button" },
      { language: "fr", path: "hero.cta", text: "Mon bouton" },
      { language: "fr", path: "hero.title", text: "" },
    ] as const
  ).reduce(withEditedText, loaded.generated!);
  const taken = takeDraft(original, draftFor(siteConfig.company.name), present);
  expect(taken.wording.en.hero).toEqual({
    ...siteConfig.content.hero,
    title: "Second title",
    cta: "My own button",
  });
  expect(taken.wording.fr).toEqual(present.wording.fr);
  expect(taken.unusable).toEqual({ "fr hero.title": "" });
  expect(taken.kept.fr).toContainEqual({ path: "hero.cta", reason: "missing" });

  // Another brand's texts are no words of this one.
  const next = takeDraft(original, draftFor("Next"), present);
  expect(next.wording.fr).toEqual(original.fr);
  expect(next.unusable).toEqual({});
});
