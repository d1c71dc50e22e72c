import { isDeepStrictEqual } from "node:util";
import { siteConfig } from "../../app.config.ts";
import { siteConfig as testedSite } from "../../tests/site.config.ts";
import { buildBrand } from "../brand/build-brand.ts";
import { BUILT_CONFIG } from "../steps/build.ts";
import { step } from "../steps/step.ts";

/** A built Worker's configuration, and what takes its folder away again. */
interface TestedBuild {
  config: string;
  remove: () => void;
}

/** Returns the build that tests run on: dist/, or one of their own site when this is another. */
export async function buildTested(): Promise<TestedBuild> {
  if (isDeepStrictEqual(siteConfig, testedSite))
    return { config: BUILT_CONFIG, remove: () => undefined };
  return step("Build of the tests' own site", () => buildBrand("tests", testedSite));
}
