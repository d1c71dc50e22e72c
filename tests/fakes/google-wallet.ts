import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { jwtVerify } from "jose";
import { googleKeys } from "./wallet-keys.ts";

type Json = Record<string, unknown>;

const SAVE = "https://pay.google.com/gp/v/save/";
const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
const API = "/walletobjects/v1/";
/** In characters: Google promises no longer ones. */
const LONGEST_JWT = 1800;

/**
 * A server on loopback that speaks Google's protocol for tokens and passes: it verifies each signature with the service
 * account's public key, and holds the passes that visitors saved.
 */
export async function googleWallet() {
  const classes = new Map<string, Json>();
  const objects = new Map<string, Json>();
  const calls: { call: string; body: Json }[] = [];
  const tokens = new Set<string>();
  const faults: (number | "none")[] = [];
  const server = createServer(
    (request, response) =>
      void answer(request).then(
        ({ status, body }) => reply(response, status, body),
        () => reply(response, 400, { error: "invalid_grant" }),
      ),
  );
  await new Promise<void>((done) => void server.listen(0, "localhost", done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const account = googleKeys(`${url}/token`);
  const verify = async (jwt: string, audience: string) =>
    (
      await jwtVerify(jwt, account.publicKey, {
        algorithms: ["RS256"],
        issuer: account.email,
        audience,
      })
    ).payload;

  async function answer(request: IncomingMessage): Promise<{ status: number; body: Json }> {
    const call = `${request.method} ${request.url}`;
    const text = await readText(request);
    const fault = faults.shift();
    if (typeof fault === "number") return { status: fault, body: { error: { code: fault } } };
    if (call === "POST /token") return giveToken(new URLSearchParams(text));
    const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    if (!tokens.has(token)) return { status: 401, body: { error: { code: 401 } } };
    const body = (text === "" ? {} : JSON.parse(text)) as Json;
    const [method, path = ""] = call.split(` ${API}`);
    calls.push({ call: `${method} ${path}`, body });
    return change(method!, path, body);
  }

  function change(method: string, path: string, body: Json): { status: number; body: Json } {
    const [kind, id] = path.split("/");
    const key = id ?? (body.id as string);
    const known = kind === "genericClass" ? classes : objects;
    if (method === "POST") {
      if (known.has(key)) return { status: 409, body: { error: { code: 409 } } };
      if (kind === "genericObject" && !classes.has(body.classId as string))
        return { status: 404, body: { error: { code: 404, message: "classNotFound" } } };
      known.set(key, body);
      return { status: 200, body };
    }
    const before = known.get(key);
    if (before && method === "GET") return { status: 200, body: before };
    if (!before || method !== "PATCH") return { status: 404, body: { error: { code: 404 } } };
    // A field that is null is taken away.
    const after = Object.entries({ ...before, ...body }).filter(([, value]) => value !== null);
    known.set(key, Object.fromEntries(after));
    return { status: 200, body: known.get(key)! };
  }

  async function giveToken(form: URLSearchParams) {
    if (form.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer")
      return { status: 400, body: { error: "unsupported_grant_type" } };
    const { scope, exp, iat } = await verify(form.get("assertion") ?? "", `${url}/token`);
    if (scope !== SCOPE || exp! - iat! > 3600) return { status: 400, body: { error: "invalid" } };
    const access_token = `ya29.${tokens.size}`;
    tokens.add(access_token);
    return { status: 200, body: { access_token, expires_in: 3599, token_type: "Bearer" } };
  }

  return {
    vars: { ...account.vars, GOOGLE_WALLET_API: url },
    issuer: account.vars.GOOGLE_WALLET_ISSUER_ID,
    /** The passes, by id. */
    objects,
    /** The calls that came with a good token. */
    calls,
    /** The statuses with which the next requests are refused, each for one; "none" lets one through. */
    fail: (...next: typeof faults) => void faults.push(...next),
    /** How many of them are still to come. */
    faults: () => faults.length,
    /** Follows a link as a visitor who presses "Add". Throws for one that Google refuses. */
    async save(link: string): Promise<Json> {
      if (!link.startsWith(SAVE)) throw new Error(`${link} leads elsewhere`);
      const jwt = link.slice(SAVE.length);
      if (jwt.length > LONGEST_JWT) throw new Error(`${jwt.length} characters are too many`);
      const { typ, payload } = (await verify(jwt, "google")) as {
        typ?: string;
        payload?: { genericObjects: { id: string; classId: string }[] };
      };
      const { id, classId } = payload!.genericObjects[0]!;
      const object = objects.get(id);
      if (typ !== "savetowallet" || object?.classId !== classId) throw new Error("No such pass");
      return object;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function reply(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  request.setEncoding("utf8");
  let text = "";
  for await (const chunk of request) text += chunk as string;
  return text;
}
