export const EVERY_RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

const permissions = (camera: "" | "self") =>
  `camera=(${camera}), geolocation=(), microphone=(), payment=(), usb=()`;

/** For pages. Their Content-Security-Policy differs by page. */
export const BASE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...EVERY_RESPONSE_HEADERS,
  "x-frame-options": "DENY",
  "permissions-policy": permissions(""),
  "cross-origin-opener-policy": "same-origin",
};

export const PAGE_HEADERS: Readonly<Partial<Record<string, Record<string, string>>>> = {
  // The address opens the pass, so no referrer or search engine may contain it.
  "/pass/$code": { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" },
  "/scan": { "permissions-policy": permissions("self"), "x-robots-tag": "noindex" },
};
