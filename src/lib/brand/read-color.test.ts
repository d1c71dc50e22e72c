import { expect, test } from "vitest";
import { hslToHex } from "#domain/color/color.ts";
import { HslSchema } from "#domain/site-config.schema.ts";
import { readColor } from "./read-color.ts";

const BERRY = "339.9 75.6% 41.8%";

test.each([
  ["#bb1a50", BERRY],
  [" #BB1A50; ", BERRY],
  ["bb1a50", BERRY],
  ["#bb1a50ff", BERRY],
  ["#bb1a5080", BERRY],
  ["#B15", "336 83.3% 40%"],
  ["#b15f", "336 83.3% 40%"],
  ["RGB(187, 26, 80)", BERRY],
  ["rgb(187 26 80)", BERRY],
  ["rgba(187, 26, 80, 0.5)", BERRY],
  ["rgb(187 26 80 / 50%)", BERRY],
  ["rgb(73% 10% 31%)", "340 75.9% 41.5%"],
  ["Crimson", "348 83.3% 47.1%"],
  ["rebeccapurple", "270 50% 40%"],
  ["white", "0 0% 100%"],
  ["hsl(205 85% 45%)", "205 85% 45%"],
  ["hsl(205deg, 85%, 45%)", "205 85% 45%"],
  ["hsla(205, 85%, 45%, .5)", "205 85% 45%"],
  ["hsl(0.5turn 85 45)", "180 85% 45%"],
  ["hsl(-155 85% 45%)", "205 85% 45%"],
  ["hsl(none 0% 50%)", "0 0% 50%"],
  ["205 85% 45%", "205 85% 45%"],
  [" 205, 85%, 45% ", "205 85% 45%"],
  ["205,85,45", "205 85% 45%"],
  ["205deg 85% 45%", "205 85% 45%"],
  ["205.25 85.5% 45%", "205.3 85.5% 45%"],
  ["0 0% 0%", "0 0% 0%"],
  ["360 100% 100%", "360 100% 100%"],
])("%j is the colour %j", (text, color) => {
  expect(readColor(text)).toBe(color);
  expect(HslSchema.safeParse(color).success).toBe(true);
});

test.each([
  "",
  "a nice blue",
  "#bb1a5",
  "#bb1a5g",
  "rgb(300 0 0)",
  "transparent",
  "currentcolor",
  "205 101% 45%",
  "205 85%",
  "-1 2% 3%",
  "url(x)",
  "205 85% 45%; color: red",
  "1.2.3 4% 5%",
])("%j is no colour", (text) => {
  expect(readColor(text)).toBeNull();
});

test("a colour of a style guide is stored so exactly that it comes back within one step", () => {
  const steps = (hex: string) => hex.match(/[\da-f]{2}/g)!.map((pair) => Number.parseInt(pair, 16));
  for (let value = 0; value < 0x1000000; value += 0x3131) {
    const hex = `#${value.toString(16).padStart(6, "0")}`;
    const back = steps(hslToHex(readColor(hex)!));
    for (const [index, step] of steps(hex).entries())
      expect(Math.abs(step - back[index]!)).toBeLessThanOrEqual(1);
  }
});
