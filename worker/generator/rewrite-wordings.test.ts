import { expect, test, vi } from "vitest";
import { siteConfig } from "../../app.config.ts";
import type { WordingsInput } from "#domain/generator/wordings.schema.ts";
import { WORDING_TONE } from "#domain/generator/wordings.ts";
import type { Ctx } from "../platform/context/context.ts";
import { rewriteWordings } from "./rewrite-wordings.ts";

test("words are written while the cache fails, and the failure is logged", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const fail = () => Promise.reject(new Error("KV GET failed: 503"));
  const settings = { KV: { get: fail, put: fail }, WORDINGS_PACE_MS: 0 };
  const ctx = { settings, requestId: "r", later: () => {} } as unknown as Ctx;
  const input: WordingsInput = {
    currentContent: siteConfig.content,
    brandInfo: { companyName: "Lumen", tone: WORDING_TONE },
    language: "en",
    variation: 0,
  };
  const { cached, write } = await rewriteWordings(ctx, {
    input,
    checkLimit: () => Promise.resolve(),
  });
  const { success, rephrased } = await write({ gone: new AbortController().signal });
  expect([cached, success]).toEqual([false, true]);
  expect(JSON.stringify(rephrased)).toContain("Lumen");
  expect(errors).toHaveBeenCalled();
});
