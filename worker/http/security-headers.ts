/** What every answer of the Worker carries, data or page. */
export const EVERY_ANSWER_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

/** What every page carries as well; its Content-Security-Policy depends on the page. */
export const BASE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...EVERY_ANSWER_HEADERS,
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
};
