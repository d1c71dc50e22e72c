import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { statementDescriptor } from "./statement-descriptor.ts";

const { company, domains } = siteConfig;
const named = (name: string, legalName = name) => ({
  company: { ...company, name, legalName },
  domains: { ...domains, main: "www.far-away.example" },
});

test("a card statement shows the company in capitals, in 22 characters at most, unless configured otherwise", () => {
  expect(statementDescriptor(named("Envol"))).toBe("ENVOL");
  expect(statementDescriptor(named("The Long Way Round The World Ltd"))).toBe("THE LONG WAY ROUND THE");
  expect(statementDescriptor({ ...named("Envol"), statementDescriptor: "ENVOL*TRAVEL" })).toBe("ENVOL*TRAVEL");
});

test("it is in letters that card schemes know, whatever the company is called", () => {
  expect(statementDescriptor(named("Élan & Söhne"))).toBe("ELAN SOHNE");
  expect(statementDescriptor(named("旅路", "Tabiji Travel K.K."))).toBe("TABIJI TRAVEL K.K.");
  expect(statementDescriptor(named("Путь"))).toBe("FAR-AWAY.EXAMPLE");
});
