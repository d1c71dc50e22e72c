/** The SHA-256 of a text or of bytes, in base64. Web Crypto: Node's module alone costs a cold start several ms. */
export async function sha256Base64(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest));
}
