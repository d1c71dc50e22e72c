/** The security headers of every response, data or page. */
export const EVERY_RESPONSE_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

/** Further security headers of every page. The Content-Security-Policy differs by page and is not among them. */
export const BASE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...EVERY_RESPONSE_HEADERS,
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
};
