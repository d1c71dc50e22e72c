import { expect, test } from "vitest";
import { previewBase, previewOfPath } from "./preview.ts";

const ID = "0123456789abcdef0123456789abcdef";

test("a path below a preview's base is told apart from the base", () => {
  expect(previewOfPath(previewBase(ID))).toEqual({ id: ID, path: "/" });
  expect(previewOfPath(`/preview/${ID}/fr/faq`)).toEqual({ id: ID, path: "/fr/faq" });
});

test.each(["/", "/preview", "/preview/x", `/preview/${ID}0`, `/preview/${ID.toUpperCase()}`, `/fr/preview/${ID}`])(
  "%s is no preview",
  (path) => {
    expect(previewOfPath(path)).toBeUndefined();
  },
);
