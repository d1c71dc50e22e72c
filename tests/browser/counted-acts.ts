import type { Page } from "playwright-core";
import { expect } from "vitest";

interface Acts {
  clicks: number;
  keys: number;
}

/**
 * Counts what somebody does on a page from now on, as long as its document stays: clicks of a pointer, and keys, where a chord such as
 * Ctrl+K is one. What it returns expects that it was no more than `most`.
 */
export async function countedActs(page: Page): Promise<(most: Acts) => Promise<void>> {
  await page.evaluate(() => {
    const acts = { clicks: 0, keys: 0 };
    // Keys and labels make clicks as well, of no pointer.
    const isPointers = (event: MouseEvent) =>
      event instanceof PointerEvent && event.pointerType !== "";
    addEventListener("click", (event) => void (acts.clicks += Number(isPointers(event))), true);
    const isModifier = ({ key }: KeyboardEvent) =>
      ["Shift", "Control", "Alt", "Meta"].includes(key);
    addEventListener("keydown", (event) => void (acts.keys += Number(!isModifier(event))), true);
    Object.assign(window, { acts });
  });
  return async (most) => {
    const acts = await page.evaluate(() => (window as unknown as { acts: Acts }).acts);
    if (process.env.SHOW_ACTS)
      process.stdout.write(
        `${expect.getState().currentTestName}: ${acts.clicks} clicks, ${acts.keys} keys\n`,
      );
    expect({ ...acts, areFew: acts.clicks <= most.clicks && acts.keys <= most.keys }).toEqual({
      ...acts,
      areFew: true,
    });
    // A count of nothing would pass for few.
    expect(acts.clicks + acts.keys).toBeGreaterThan(0);
  };
}
