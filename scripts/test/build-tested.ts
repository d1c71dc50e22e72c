import { isDeepStrictEqual } from "node:util";
import { siteConfig } from "../../app.config.ts";
import { siteConfig as testedSite } from "../../tests/site.config.ts";
import { buildBrand } from "../brand/build-brand.ts";
import { BUILT_CONFIG } from "../steps/build.ts";
import { step } from "../steps/step.ts";

interface TestedBuild {
  config: string;
  remove: () => void;
}

/** Tests run on dist/, or on a build of their own site if app.config.ts is different. */
export async function buildTested(): Promise<TestedBuild> {
  if (isDeepStrictEqual(siteConfig, testedSite))
    return { config: BUILT_CONFIG, remove: () => undefined };
  return step("Build of the tests' own site", () => buildBrand("tests", testedSite));
}
