import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "./field.tsx";

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test("a field is named by its label, and described by its error and its hint", () => {
  const props = { label: "Email", hint: "As on your ticket", error: "Email is required" };
  const html = renderToStaticMarkup(createElement(TextField, props));
  const described = attribute(html, /<input[^>]* aria-describedby="([^"]*)"/)?.split(" ") ?? [];
  const textOf = (id: string) => attribute(html, new RegExp(`id="${id}"[^>]*>([^<]*)<`));
  expect(described.map(textOf)).toEqual(["Email is required", "As on your ticket"]);
  expect(html).toContain('aria-invalid="true"');
  const id = attribute(html, /<input[^>]* id="([^"]*)"/);
  expect(attribute(html, /<label[^>]* for="([^"]*)"/)).toBe(id);
});
