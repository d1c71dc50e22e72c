import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { EXPIRY_MONTHS, expiryYears, statementDescriptor } from "./card.ts";

const { company, domains } = siteConfig;
const named = (name: string, legalName = name) => ({
  company: { ...company, name, legalName },
  domains: { ...domains, main: "www.far-away.example" },
});

test("a card statement shows the company in capitals, in 22 characters at most, unless configured otherwise", () => {
  expect(statementDescriptor(named("Envol"))).toBe("ENVOL");
  expect(statementDescriptor(named("The Long Way Round The World Ltd"))).toBe(
    "THE LONG WAY ROUND THE",
  );
  expect(statementDescriptor({ ...named("Envol"), statementDescriptor: "ENVOL*TRAVEL" })).toBe(
    "ENVOL*TRAVEL",
  );
});

test("it is in letters that card schemes know, whatever the company is called", () => {
  expect(statementDescriptor(named("Élan & Söhne"))).toBe("ELAN SOHNE");
  expect(statementDescriptor(named("旅路", "Tabiji Travel K.K."))).toBe("TABIJI TRAVEL K.K.");
  expect(statementDescriptor(named("Путь"))).toBe("FAR-AWAY.EXAMPLE");
  const nowhere = { ...named("旅路"), domains: { ...domains, main: "www.xn--78jn4d.example" } };
  expect(statementDescriptor(nowhere)).toBe("");
});

test("a card expires in a month from 01 to 12 of the current year or the nine after it", () => {
  expect(EXPIRY_MONTHS).toEqual([
    "01",
    "02",
    "03",
    "04",
    "05",
    "06",
    "07",
    "08",
    "09",
    "10",
    "11",
    "12",
  ]);
  expect(expiryYears(2026)).toEqual([
    "2026",
    "2027",
    "2028",
    "2029",
    "2030",
    "2031",
    "2032",
    "2033",
    "2034",
    "2035",
  ]);
});
