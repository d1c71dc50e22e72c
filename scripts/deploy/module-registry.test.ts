import { expect, test } from "vitest";
import { dropFlag, isFlagRefused } from "./module-registry.ts";

test("a refusal that names the flag is told from another", () => {
  expect(isFlagRefused("No such compatibility flag: new_module_registry [code: 10021]")).toBe(true);
  expect(isFlagRefused("Authentication error [code: 10000]")).toBe(false);
});

test("only the flag leaves the configuration", () => {
  const config = { name: "envol", compatibility_flags: ["enable_request_signal"] };
  const withFlag = {
    ...config,
    compatibility_flags: [...config.compatibility_flags, "new_module_registry"],
  };
  expect(JSON.parse(dropFlag(JSON.stringify(withFlag)))).toEqual(config);
});
