import { expect, test } from "vitest";
import { acceptMore, findOpenRisks, readAccepted } from "./risks.ts";

test("every risk is open until it is accepted with a reason", () => {
  expect(findOpenRisks({}, undefined)).toEqual(["rates", "fares", "texts"]);
  expect(findOpenRisks({}, "rates=One price everywhere; texts=")).toEqual(["fares", "texts"]);
  const rates = { USD: 1, EUR: 0.9, GBP: 0.8 };
  expect(findOpenRisks({ rates }, undefined)).toEqual(["fares", "texts"]);
});

test("reasons are read as they were written, without what would end them", () => {
  const accepted = { rates: 'One "price"; everywhere', texts: "Me Dupont, 3 November" };
  expect(readAccepted(acceptMore("texts=Nobody", accepted))).toEqual({
    rates: "One ,price,, everywhere",
    texts: "Me Dupont, 3 November",
  });
  expect(readAccepted("nothing=of ours")).toEqual({});
});
