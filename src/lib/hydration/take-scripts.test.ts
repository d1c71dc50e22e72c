import { expect, test } from "vitest";
import { takeScripts } from "./take-scripts.ts";

const MANIFEST = {
  routes: {
    __root__: {
      scripts: [{ attrs: { type: "module", src: "/assets/index.js" } }],
      preloads: ["/assets/index.js", "/assets/react.js"],
    },
    "/_site": {
      css: ["/assets/site.css"],
      preloads: [{ href: "/assets/react.js" }, { href: "/assets/site.js" }],
    },
    "/_site/faq": { preloads: ["/assets/faq.js"] },
    "/admin": { preloads: ["/assets/admin.js"] },
  },
};

test("a page names its entry once, and the modules and the sheets of its own routes", () => {
  const { scripts } = takeScripts(MANIFEST, ["__root__", "/_site", "/_site/faq"], ["faq.css"]);
  expect(scripts).toEqual({
    entry: "/assets/index.js",
    chunks: ["/assets/react.js", "/assets/site.js", "/assets/faq.js", "/assets/faq.css"],
  });
});

test("no script and no preload stays on the page; its styles do", () => {
  const { manifest } = takeScripts(MANIFEST, ["__root__"], []);
  for (const route of Object.values(manifest.routes))
    expect([route.scripts, route.preloads]).toEqual([undefined, undefined]);
  expect(manifest.routes["/_site"]?.css).toEqual(["/assets/site.css"]);
  expect(MANIFEST.routes.__root__.scripts).toHaveLength(1);
});
