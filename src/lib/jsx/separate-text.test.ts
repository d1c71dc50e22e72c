import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { separateText } from "./separate-text.ts";

const bold = createElement("b");
const separate = (...children: ReactNode[]) => separateText("p", { children }).children;

/** [text] for a text in its own element; any other node stays unchanged. */
const shown = (node: ReactNode): ReactNode =>
  isValidElement(node) && node.type === "span"
    ? [(node as ReactElement<{ children: string }>).props.children]
    : node;

test("text that stands beside an element gets one of its own, and all others keep their place", () => {
  const children = separate("Pay ", 22, bold, false, " now") as ReactNode[];
  expect(children.map(shown)).toEqual([null, ["Pay 22"], bold, false, [" now"]]);
});

test("texts alone become one, which fills its element", () => {
  expect(separate("Pay ", 22, null, " now")).toBe("Pay 22 now");
  expect(separate(false, ["Pay ", 22])).toBe("Pay 22");
});

test("texts that a component was given stand beside its own element too", () => {
  const children = separate(bold, ["Pay ", 22]) as ReactNode[];
  expect(children.map(shown)).toEqual([bold, ["Pay 22"]]);
});

test("blanks between elements stay as they are, and so do children without text", () => {
  expect(separate(bold, " ", bold)).toEqual([bold, " ", bold]);
  const props = { children: [bold, bold] };
  expect(separateText("p", props)).toBe(props);
});

test("a fragment has no element for its text to fill", () => {
  expect(shown(separateText(Fragment, { children: "Pay" }).children)).toEqual(["Pay"]);
  expect(separateText("p", { children: "Pay" }).children).toBe("Pay");
});
