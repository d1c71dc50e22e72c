import type { Settings } from "./env.ts";

/** What every Hono context of the API carries. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; settings: Settings };
}

/** Who is signed in, from a live session. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  email: string;
  /** How this session was opened: password, oauth or recovery. */
  method: string;
  /** When this session was opened, epoch ms. */
  signedInAt: number;
}

/** The context behind `requireSession`, and behind `requireAdmin` where it checks first. */
export interface SignedInEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { signedIn: SignedIn };
}
