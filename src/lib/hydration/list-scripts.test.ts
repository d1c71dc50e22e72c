import { expect, test } from "vitest";
import { listScripts } from "./list-scripts.ts";

const SITE = {
  entry: "/assets/index.js",
  files: [
    "/assets/react.js",
    "/assets/site.js",
    "/assets/faq.js",
    "/assets/words/faq.js",
    "/assets/admin.js",
  ],
  modules: { __root__: [0], "/_site": [0, 1], "/_site/faq": [2, 3], "/admin": [0, 4] },
};

test("a page names the entry, and its own modules, words and sheets", () => {
  const routeIds = ["__root__", "/_site", "/_site/faq"];
  expect(listScripts(SITE, { language: "fr", routeIds, sheets: ["faq.css"] })).toEqual({
    entry: "/assets/index.js",
    chunks: [
      "/assets/react.js",
      "/assets/site.js",
      "/assets/faq.js",
      "/assets/fr/faq.js",
      "/assets/faq.css",
    ],
  });
});
