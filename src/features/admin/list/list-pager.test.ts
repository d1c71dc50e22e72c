import { expect, test } from "vitest";
import { countPage } from "./list-pager.tsx";

const page = (count: number, next: string | null, total?: number) => ({
  items: Array.from({ length: count }),
  next_cursor: next,
  total,
});

test("a list of one page is counted by itself", () => {
  expect(countPage(page(3, null), undefined, [])).toEqual({ first: 1, last: 3, total: 3 });
});

test("a page that others follow has the total that the API knows, or none", () => {
  expect(countPage(page(50, "b", 20_174), undefined, [])).toEqual({
    first: 1,
    last: 50,
    total: 20_174,
  });
  expect(countPage(page(50, "b"), undefined, [])).toEqual({ first: 1, last: 50, total: null });
});

test("a later page knows its place by the pages that led to it, and the last one the total", () => {
  expect(countPage(page(50, "c"), "b", [""])).toEqual({ first: 51, last: 100, total: null });
  expect(countPage(page(7, null), "c", ["", "b"])).toEqual({ first: 101, last: 107, total: 107 });
});

test("a later page that was opened by its address alone knows no place", () => {
  expect(countPage(page(50, "c", 900), "b", [])).toBeUndefined();
});
