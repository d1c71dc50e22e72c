import type { Plugin } from "vite";

const INJECTION = /^__insertCSS\(".*"\);$/m;

/**
 * sonner adds a <style> element at run time, which our Content-Security-Policy refuses.
 * The same rules ship as `sonner/dist/styles.css`, which the toaster imports, so the injection is cut.
 */
export function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: "envol:sonner-without-inline-styles",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/sonner/dist/index.mjs")) return null;
      if (!INJECTION.test(code))
        this.error("sonner no longer injects its styles as expected: revisit this plugin");
      return { code: code.replace(INJECTION, ""), map: null };
    },
  };
}
