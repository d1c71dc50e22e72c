import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { WORDING_TONE } from "#domain/generator/wordings.ts";
import { checkOutput } from "./check-output.ts";
import { rephrase } from "./rephrase.ts";
import { prepareTask } from "./wordings-task.ts";

const CONTENTS = { en: siteConfig.content, fr: siteConfig.translations!.fr.content };

test.each([
  ["fr", "Way to Go"],
  ["fr", "Take Off with Us"],
  ["en", "El Camino de los Vuelos"],
  ["en", "Путешествие"],
] as const)("in %s, the name “%s” makes no opening foreign", (language, companyName) => {
  for (let variation = 1; variation <= 8; variation++) {
    const input = {
      currentContent: CONTENTS[language],
      brandInfo: { companyName, tone: WORDING_TONE },
      language,
      fields: ["hero"],
      variation,
      continues: false,
    };
    const prepared = prepareTask(input);
    const text = JSON.stringify(rephrase(prepared.task));
    expect(checkOutput({ ...prepared, input, text }).kept).toEqual([]);
  }
});
