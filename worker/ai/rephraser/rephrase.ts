import { wordingProblem } from "../../../src/domain/generator/wording-check.ts";
import type { ContentPart, WordingsTask } from "../wordings-task.ts";
import { phrasesFor } from "./phrases.ts";

/** Rewrites the task's content: each text becomes the first of its phrases that passes the checks, else it stays. */
export function rephrase(task: WordingsTask): ContentPart {
  return rephrased(task.content, "", task);
}

function rephrased(content: ContentPart, path: string, task: WordingsTask): ContentPart {
  const under = (key: string | number, child: ContentPart) => rephrased(child, path ? `${path}.${key}` : String(key), task);
  if (Array.isArray(content)) return content.map((child, index) => under(index, child));
  if (typeof content === "object") return Object.fromEntries(Object.entries(content).map(([key, child]) => [key, under(key, child)]));
  const { companyName } = task;
  const phrases = phrasesFor(path, content, task);
  const turn = seedOf(`${companyName}\n${path}`) + task.variation;
  const inTurn = phrases.map((_, index) => phrases[(turn + index) % phrases.length] as string);
  return inTurn.find((text) => text !== content && !wordingProblem({ path, original: content, text, companyName })) ?? content;
}

/** A number that depends only on the text, so that equal tasks get equal words (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % 9973;
}
