export async function servePage(request: Request): Promise<Response> {
  const { default: renderer } = await import("../../src/server.tsx");
  const headers = new Headers(request.headers); headers.set("x-envol-nonce", "NONCE");
  return renderer.fetch(new Request(request, {headers}));
}
