import type { BuiltSite } from "./site.ts";

let visitors = 0;
export const newVisitor = () => ({
  "cf-connecting-ip": `2001:db8:${(++visitors).toString(16)}::2`,
});

/** Posts a form as a browser without scripts does, each time as another visitor. */
export const plainForms =
  (site: BuiltSite) =>
  (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.fetch(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        ...newVisitor(),
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
      redirect: "manual",
    });
