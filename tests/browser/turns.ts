import { type TestOptions, test } from "vitest";

/** `EVERY_VIEW=1` runs every test in both languages. */
export const EVERY_VIEW = Boolean(process.env.EVERY_VIEW);

type Run = () => Promise<void>;
type Test = [title: string, run: Run] | [title: string, options: TestOptions, run: Run];
const addTest = test as (...parts: Test) => void;

/**
 * The views of a journey in each language, of which one is enough: types hold the words of the
 * others, and screens.test.ts visits every screen in each language.
 */
export const oneView = <View>(views: readonly View[]): View[] =>
  EVERY_VIEW ? [...views] : views.slice(0, 1);

/**
 * For the tests of one file that are made for French and for English, beside the journey that says what the screen says in both:
 * each of them runs in one of the two, by turns, so that no language and no width (`VIEWS`) is left out.
 * What it returns takes the language of a test, and what `test` takes.
 */
export function takingTurns() {
  const made: Record<string, number> = { fr: 0, en: 1 };
  return (language: string, ...parts: Test): void => {
    const turn = made[language];
    if (turn === undefined) throw new Error(`There is no view in "${language}"`);
    made[language] = turn + 1;
    if (turn % 2 === 0 || EVERY_VIEW) addTest(...parts);
  };
}
