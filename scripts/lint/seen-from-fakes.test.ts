import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/seen-from-fakes.md", "utf8");
const named = new Set([...page.matchAll(/`([\w-]+)`/g)].map(([, name]) => name!));

test("the first owner's page names every fake", () => {
  const fakes = readdirSync("tests/fakes").map((file) => file.replace(".ts", ""));
  const unnamed = fakes.filter((fake) => ![...named].some((name) => fake.startsWith(name)));
  expect(fakes.length).toBeGreaterThan(10);
  expect(unnamed).toEqual([]);
});

test("it names every part of Cloudflare's API that the fake answers", () => {
  const routes = readFileSync("tests/fakes/cloudflare-server.ts", "utf8");
  const parts = [...routes.matchAll(/^ {2}\[\/\^\w+ \\\/([^\n,]*)/gm)].flatMap(([, path]) =>
    path!.match(/^(?:\(\?:)?([\w|]+)/)![1]!.split("|"),
  );
  expect(new Set(parts).size).toBeGreaterThan(5);
  expect([...new Set(parts)].filter((part) => !named.has(part))).toEqual([]);
});

test("the README's road has at most five steps by hand, and every command of it exists", () => {
  const readme = readFileSync("README.md", "utf8");
  const road = /## To production\n([^]*?)\n## /.exec(readme)![1]!;
  const steps = road.match(/^\d\. /gm)!;
  expect(steps.length).toBeLessThanOrEqual(5);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const commands = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
