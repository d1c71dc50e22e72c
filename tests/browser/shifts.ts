import type { Page } from "playwright-core";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Reads how much the page that is open has moved by itself (CLS), since a time (ms since it began). */
export const readShifts = (page: Page, since = 0): Promise<number> =>
  page.evaluate((from) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    observer.disconnect();
    return shifts
      .filter(({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= from)
      .reduce((sum, { value }) => sum + value, 0);
  }, since);
