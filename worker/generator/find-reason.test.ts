import { expect, test } from "vitest";
import { findReason } from "./find-reason.ts";

const error = (message: string) => JSON.stringify({ error: { message } });

// OpenRouterTeam/openrouter-examples #74, anthropics/claude-code #5349.
test.each([
  ["Ollama", 404, error('model "llama3.2" not found, try pulling it first')],
  ["vLLM", 404, error("The model `Qwen/Qwen2.5-7B-Instruct` does not exist.")],
  ["Gemini", 404, error("models/gemini-2.5-fast is not found for API version v1main")],
  [
    "Anthropic",
    404,
    '{"type":"error","error":{"type":"not_found_error","message":"model: claude-sonnet-9"}}',
  ],
  [
    "OpenRouter",
    400,
    '{"error":{"message":"claude-sonnet-4-6 is not a valid model ID","code":400}}',
  ],
])("%s says that it has no such model", (_provider, status, text) => {
  expect(findReason({ status, text })).toBe("model");
});

test("a sentence about a model and another about a page are about the page", () => {
  const text = error("Choose a model in the docs. The page was not found.");
  expect(findReason({ status: 404, text })).toBe("address");
});

// continuedev/continue #11926.
test("Gemini names billing in the refusal of each minute's limit, but a limit of 0 asks for it", () => {
  const gemini = (limit: number) =>
    error(
      "You exceeded your current quota, please check your plan and billing details.\n" +
        `* Quota exceeded for metric: free_tier_requests, limit: ${limit}, model: gemini-2.5-pro\n` +
        "Please retry in 37.3s.",
    );
  expect(findReason({ status: 429, text: gemini(10) })).toBe("quota");
  expect(findReason({ status: 429, text: gemini(0) })).toBe("credit");
});
