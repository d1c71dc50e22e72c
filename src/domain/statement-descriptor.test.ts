import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { statementDescriptor } from "./statement-descriptor.ts";

test("a card statement shows the company in capitals, in 22 characters at most, unless configured otherwise", () => {
  const named = (name: string) => ({ company: { ...siteConfig.company, name } });
  expect(statementDescriptor(named("Envol"))).toBe("ENVOL");
  expect(statementDescriptor(named("The Long Way Round The World Ltd"))).toBe("THE LONG WAY ROUND THE");
  expect(statementDescriptor({ ...named("Envol"), statementDescriptor: "ENVOL*TRAVEL" })).toBe("ENVOL*TRAVEL");
});
