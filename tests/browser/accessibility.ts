import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All rules of these tags run. Of what passes axe would describe every element too, which takes it twice as long. */
const OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** How long what axe finds must last to count, in ms: a part that loads or fades passes in less. */
const LASTING = 10_000;

/**
 * What axe finds wrong on a page, and stays wrong: each rule with the elements that break it. A part
 * that loads hides what is beneath it, so axe waits for its end, but not for a page that waits for good.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const loading = page.locator("[data-loading]").first();
  await loading.waitFor({ state: "detached", timeout: 5000 }).catch(() => undefined);
  await addAxe(page);
  const end = Date.now() + LASTING;
  let found = await runAxe(page);
  while (found.length > 0 && Date.now() < end) {
    await page.waitForTimeout(250);
    found = await runAxe(page);
  }
  return found;
}

/** Defines what puts axe into a page: a function of each document, so that its renderer compiles it once for all of them. */
const ADD_AXE = `window.addAxe = () => { ${AXE} }`;
const prepared = new WeakSet<BrowserContext>();

async function addAxe(page: Page): Promise<void> {
  const context = page.context();
  if (!prepared.has(context)) await context.addInitScript(ADD_AXE);
  prepared.add(context);
  if (!(await page.evaluate("'addAxe' in window"))) await page.evaluate(ADD_AXE);
  await page.evaluate("'axe' in window || addAxe()");
}

async function runAxe(page: Page): Promise<string[]> {
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}
