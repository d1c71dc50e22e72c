import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PHONE, untilIdle } from "./browser-site.ts";

/** A tablet that is held upright. */
const TABLET = { width: 768, height: 1024 };

/** The narrowest phone, and a desktop at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

/** Waits until a page has its heading and its data. */
export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await untilIdle(page);
}

/** Reads how light the ground of a page is, from 0 to 255. */
export const readLightness = (page: Page, selector = "body") =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      Math.max(
        ...(getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [])
          .slice(0, 3)
          .map(Number),
      ),
    );

/** Expects that nothing is wider than the narrowest phone, and that a finger hits each control of the header. */
export async function expectNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  await expect
    .poll(async () => `${path} ${await page.evaluate(() => document.documentElement.scrollWidth)}`)
    .toBe(`${path} 320`);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("header:not(main *) :is(a, button, select)")]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.outerHTML.slice(0, 120),
        ...control.getBoundingClientRect().toJSON(),
      }))
      .filter(({ width, height }) => width < 40 || height < 44)
      .map(({ name, width, height }) => `${name} is ${width} by ${height}`),
  );
  expect([path, ...small]).toEqual([path]);
}

/**
 * Expects that on a phone each state fits its column, and that a phone whose text is twice as large shows all words of a page
 * without scrolling sideways, and that nothing covers a field that gets the focus where the window ends (WCAG 1.4.4, 2.4.11).
 */
export async function expectLargeText(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("td [data-status]")]
      .filter((state) => {
        const cell = state.closest("td")!.getBoundingClientRect();
        return state.getBoundingClientRect().right > cell.right + 1;
      })
      .map(({ textContent }) => `Wide: ${textContent}`),
  );
  expect([path, ...wide]).toEqual([path]);
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  await expect
    .poll(async () => `${path} ${await page.evaluate(() => document.documentElement.scrollWidth)}`)
    .toBe(`${path} ${PHONE.width}`);
  const problems = await page.evaluate(() => {
    const styleOf = (element: Element) => getComputedStyle(element);
    const around = (element: Element): Element[] =>
      element.parentElement ? [element, ...around(element.parentElement)] : [element];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      around(element).every((one) => styleOf(one).clipPath === "none" && !one.ariaHidden);
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);
    const cut = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        hasWords(element) &&
        element.getBoundingClientRect().right > innerWidth + 1 &&
        isSeen(element) &&
        !around(element).some(scrolls),
    );
    const covered = [
      ...document.querySelectorAll<HTMLInputElement>("input, select, textarea"),
    ].flatMap((field) => {
      if (!isSeen(field) || field.disabled || field.tabIndex < 0) return [];
      const edges = [(box: DOMRect) => box.bottom - innerHeight, (box: DOMRect) => box.top];
      return edges.flatMap((distance) => {
        field.blur();
        scrollBy(0, distance(field.getBoundingClientRect()));
        field.focus();
        const { left, right, top, bottom } = field.getBoundingClientRect();
        const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const seen = document.elementFromPoint((left + right) / 2, middle);
        const isField = seen && [field, ...(field.labels ?? [])].some((one) => one.contains(seen));
        return isField ? [] : [`${field.outerHTML.slice(0, 120)} is under ${seen?.className}`];
      });
    });
    return [...cut.map(({ textContent }) => `Cut: ${textContent}`), ...covered];
  });
  expect([path, ...problems]).toEqual([path]);
}

/**
 * Expects that the smallest phone, and a phone whose text is twice as large, show short words and sums on one line, with
 * all folds open, and no table wider than its place.
 */
export async function expectWholeWords(page: Page, path: string): Promise<void> {
  for (const [viewport, fontSize] of [
    [NARROW, ""],
    [PHONE, "200%"],
  ] as const) {
    await page.setViewportSize(viewport);
    const problems = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      for (const fold of document.querySelectorAll("main details"))
        fold.toggleAttribute("open", true);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of text.nodeValue!.matchAll(
          /(?<![\p{L}\p{N}@._-])(?:\p{L}{4,8}|-?\p{Sc}?\d+[.,]\d\d)(?![\p{L}\p{N}@-])/gu,
        )) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(`Broken: ${word} in ${text.nodeValue}`);
        }
      }
      const wide = [...document.querySelectorAll("main table")].filter(
        (table) => table.clientWidth > table.parentElement!.clientWidth,
      );
      const { scrollWidth } = document.documentElement;
      return [
        ...broken,
        ...wide.map(({ textContent }) => `Wide: ${textContent}`),
        ...(scrollWidth > innerWidth ? [`Wide: ${scrollWidth}`] : []),
      ];
    }, fontSize);
    expect([path, ...problems]).toEqual([path]);
  }
}

/** Presses the key so often, each time without waiting for what the browser paints of it. */
async function pressTab({ keyboard }: Page, times: number): Promise<void> {
  await Promise.all(
    Array.from({ length: times }, () => [keyboard.down("Tab"), keyboard.up("Tab")]).flat(),
  );
}

/** Expects that every control is reached by the Tab key: of radio buttons and tabs, one of the group. */
export async function expectKeyboard(page: Page, path: string): Promise<void> {
  const stops = await page.evaluate(() => {
    const reached = new Set<EventTarget>();
    addEventListener("focusin", ({ target }) => target && reached.add(target));
    const controls = () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, textarea, summary, [role=button], [onclick]",
        ),
      ].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(":disabled, [aria-hidden=true] *"),
      );
    const groupAround = (control: HTMLElement) =>
      control.matches("[role=tab], [type=radio]")
        ? [...(control.closest("[role=tablist], fieldset, form")?.querySelectorAll("*") ?? [])]
        : [control];
    const missing = () =>
      controls().filter((control) => !groupAround(control).some((one) => reached.has(one)));
    Object.assign(window, {
      missing: () => missing().map((control) => control.outerHTML.slice(0, 120)),
    });
    const count = (type: string) => document.querySelectorAll(`input[type=${type}]`).length;
    // A day has three stops more: month, year, and its picker. A time adds hour, minute and half.
    return controls().length + 3 * count("date") + 6 * count("datetime-local");
  });
  expect(stops).toBeGreaterThan(1);
  const goRound = async () => {
    // The link that skips the navigation shows only when it is reached.
    await pressTab(page, stops + 3);
    return page.evaluate(() => (window as unknown as { missing: () => string[] }).missing());
  };
  // What the runtime adds while the keys are pressed is reached in the next round.
  await expect.poll(async () => [path, ...(await goRound())]).toEqual([path]);
}

/** Expects that a page is no higher than its row of the table says, and has more than two screens. */
export async function expectHeights(
  page: Page,
  path: string,
  [phone, desktop]: [number, number],
): Promise<void> {
  for (const [viewport, most] of [
    [PHONE, phone],
    [DESKTOP, desktop],
  ] as const) {
    await page.setViewportSize(viewport);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([path, Math.max(height, most)]).toEqual([path, most]);
    expect(height).toBeGreaterThan(viewport.height * 2);
  }
}

/** Expects that no screen of a phone or a desktop shows two buttons in the accent's colour. */
export async function expectOneAccent(page: Page, path: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const places = await page.evaluate(() => {
      const accent = document.body.appendChild(document.createElement("i"));
      accent.style.color = "hsl(var(--accent))";
      const { color } = getComputedStyle(accent);
      accent.remove();
      return [...document.querySelectorAll("a, button")]
        .filter(
          (button) =>
            getComputedStyle(button).backgroundColor === color &&
            button.checkVisibility({ visibilityProperty: true }),
        )
        .map((button) => button.getBoundingClientRect().top);
    });
    // The home page has one, so the colour is the right one.
    if (path === "/") expect(places.length).toBeGreaterThan(0);
    const near = places.filter((top, index) => top - places[index - 1]! < viewport.height);
    expect([path, viewport.width, near]).toEqual([path, viewport.width, []]);
  }
}

/** Expects that a tablet has the picture, list or ticket of a page's head beside its words. */
export async function expectHeroBeside(page: Page): Promise<void> {
  await page.setViewportSize(TABLET);
  const words = page.locator("h1").locator("..");
  const beside = words.locator("xpath=../*[last()]");
  const [left, right] = [await words.boundingBox(), await beside.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  expect(right!.y).toBeLessThan(left!.y + left!.height);
}

/** Expects that tablets break no date and no order number of a page, cut none of its columns, and scroll it nowhere. */
export async function expectTablet(page: Page, path: string): Promise<void> {
  await page.setViewportSize(TABLET);
  expect(await page.locator("main time, main th a").count()).toBeGreaterThan(0);
  const problems = await page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>("main time, main th a, main h1")];
    const broken = pieces.filter((piece) => {
      const tops = [...piece.getClientRects()].map(({ top }) => Math.round(top));
      return tops.length > 0 && new Set(tops).size > 1;
    });
    const cut = [...document.querySelectorAll<HTMLElement>("main table")].filter(
      (table) => table.scrollWidth > table.parentElement!.clientWidth + 1,
    );
    return [...broken, ...cut].map(({ textContent }) => textContent?.slice(0, 40));
  });
  expect([path, ...problems]).toEqual([path]);
  for (const width of [TABLET.width, TABLET.height]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(
        async () => `${path} ${await page.evaluate(() => document.documentElement.scrollWidth)}`,
      )
      .toBe(`${path} ${width}`);
  }
}
