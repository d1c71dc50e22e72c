import { WORDING_TONE } from "#domain/generator/wordings.ts";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import type { SiteContent } from "#domain/site-config.ts";
import type { Settings } from "#worker/platform/context/env.ts";
import { writeWordings } from "#worker/generator/write-wordings.ts";

/** A search result shows about 60 characters of a title. " — NAME" follows the opening. */
const TITLE_LENGTH = 60;
/** The largest share of texts that may contain the name without tiring a reader. */
const NAME_SHARE = 0.5;

export interface Evaluation {
  name: string;
  language: Language;
  content: SiteContent;
  faults: string[];
  ms: number;
}

export async function writeBrands(
  settings: Settings,
  names: readonly string[],
  original: Record<Language, SiteContent>,
  onWritten: (evaluation: Evaluation) => void,
): Promise<Evaluation[]> {
  const evaluations: Evaluation[] = [];
  for (const name of names)
    for (const language of LANGUAGES) {
      const started = performance.now();
      const { rephrased, kept = [] } = await writeWordings(settings, {
        input: {
          currentContent: original[language],
          brandInfo: { companyName: name, tone: WORDING_TONE },
          language,
          variation: 0,
        },
        signal: AbortSignal.timeout(120_000),
        onBegin: () => undefined,
      });
      const content = rephrased ?? original[language];
      const faults = [
        ...kept.map(({ path, reason }) => `${path} kept: ${reason}`),
        ...findFaults(name, content, original[language]),
      ];
      const ms = Math.round(performance.now() - started);
      evaluations.push({ name, language, content, faults, ms });
      onWritten(evaluations.at(-1)!);
    }
  return evaluations;
}

/** Finds titles that are too long for a search result, a name used too often, and lost figures. */
export function findFaults(name: string, content: SiteContent, original: SiteContent): string[] {
  const texts = wordingFields(content);
  const before = new Map(wordingFields(original).map(({ path, text }) => [path, text]));
  const named = texts.filter(({ text }) => text.includes(name)).length;
  const figures = (text = "") => (text.match(/\d+/g) ?? []).join(" ");
  const titles = texts.map(({ text }) => text);
  return [
    ...(content.hero.title.length > TITLE_LENGTH ? ["hero.title is too long for a search"] : []),
    ...(named > texts.length * NAME_SHARE ? [`the name stands in ${named} texts`] : []),
    ...texts
      .filter(({ path, text }) => figures(text.replaceAll(name, "")) !== figures(before.get(path)))
      .map(({ path }) => `${path} lost or won a figure`),
    ...titles
      .filter((text, index) => titles.indexOf(text) !== index)
      .map((text) => `said twice: ${text}`),
  ];
}

/** Finds titles that several brands share in one language. */
export function findTwins(evaluations: readonly Evaluation[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const titles = evaluations
      .filter((each) => each.language === language)
      .map(({ content }) => content.hero.title);
    return titles.filter((title, index) => titles.indexOf(title) !== index);
  });
}

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export function renderEvaluation(model: string, evaluations: readonly Evaluation[]): string {
  const column = ({ language, content, faults }: Evaluation) => `<td lang="${language}">
${wordingFields(content)
  .map(({ path, text }) => `<p><small>${path}</small><br>${escape(text)}</p>`)
  .join("\n")}
${faults.map((fault) => `<p class="fault">${escape(fault)}</p>`).join("\n")}</td>`;
  const names = [...new Set(evaluations.map(({ name }) => name))];
  const rows = names.map(
    (name) => `<tr><th>${escape(name)}</th>
${evaluations
  .filter((each) => each.name === name)
  .map(column)
  .join("\n")}</tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Wordings of ${escape(model)}</title>
<style>
body { font: 15px/1.5 system-ui; margin: 2rem; max-width: 80rem }
th, td { text-align: left; vertical-align: top; padding: 1rem; border-top: 1px solid #ccc }
small { color: #666 } p { margin: 0 0 .5rem } .fault { color: #b00020 }
</style>
<h1>Wordings of ${escape(model)}</h1>
<table>${rows.join("\n")}</table>
</html>
`;
}
