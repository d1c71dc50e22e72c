import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteConfig } from "#domain/site-config.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import { prerender } from "../build/prerender.ts";
import { ROOT, StepFailed } from "../steps/command.ts";
import { runTool } from "../steps/run-tool.ts";
import { takeSiteConfig } from "./take-site-config.ts";

const INPUTS = [
  "src",
  "worker",
  "public",
  "scripts",
  "migrations",
  "app.config.ts",
  "vite.config.ts",
  "wrangler.toml",
  "package.json",
  "tsconfig.json",
];

export interface BrandBuild {
  root: string;
  config: string;
  remove: () => void;
}

/** Takes the same steps as the brand's owner, in a separate folder. */
export async function buildBrand(name: string, brand: SiteConfig): Promise<BrandBuild> {
  const root = mkdtempSync(join(tmpdir(), `brand-${name}-`));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    for (const input of INPUTS) cpSync(join(ROOT, input), join(root, input), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
    mkdirSync(join(root, "downloads"));
    const file = join(root, "downloads/site.config.ts");
    writeFileSync(file, siteConfigFile(brand, new Date()));
    takeSiteConfig(root, file, new Date());
    const { code, log } = await runTool(`brand-${name}`, "vite", ["build", root], {
      CLOUDFLARE_ENV: "",
      NODE_ENV: "production",
    });
    if (code !== 0) throw new StepFailed(`The brand ${name} cannot be built.`, log);
    const config = join(root, "dist/server/wrangler.json");
    await prerender(config);
    return { root, config, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
