/** The security headers of every response, data or page. */
export const EVERY_RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

const permissions = (camera: "" | "self") =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`;

/** Further security headers of every page. The Content-Security-Policy differs by page and is not among them. */
export const BASE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...EVERY_RESPONSE_HEADERS,
  "x-frame-options": "DENY",
  "permissions-policy": permissions(""),
  "cross-origin-opener-policy": "same-origin",
};

/** What is different for some pages, by the pattern of their route. */
export const PAGE_HEADERS: Readonly<Partial<Record<string, Record<string, string>>>> = {
  // Its address is the pass: no other site is told it, and nobody finds it by searching.
  "/pass/$code": { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" },
  "/scan": { "permissions-policy": permissions("self"), "x-robots-tag": "noindex" },
};
