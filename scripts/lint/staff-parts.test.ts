import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STAFF_PARTS } from "../../src/domain/accounts/role.ts";

test("docs/product.md says of each part of the staff area whom it is for, as the code does", () => {
  const rows = [...readFileSync("docs/product.md", "utf8").matchAll(/^\| `(\w+)` \| [^|]+ \| (staff|admin) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, part, access]) => [part, access]))).toEqual(STAFF_PARTS);
});
