import { expect, test } from "vitest";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { authCalls } from "../../people.ts";
import { builtSite, STRONG_HASHES } from "../../site.ts";
import { quickPeople } from "../accounts/quick-person.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";

const worker = builtSite(STRONG_HASHES);
const auth = authCalls(worker);
const person = quickPeople(auth, worker);

interface Enrolled {
  id: string;
  totp: { secret: string };
}

/** Someone whose authenticator has been enrolled and challenged, by a session that has not shown it yet. */
async function challenged() {
  const { access_token: token, email, user } = await person();
  const enrolled = (await (
    await auth.send("POST", "auth/factors", token, { factor_type: "totp" })
  ).json()) as Enrolled;
  const challenge = async () =>
    (
      (await (await auth.send("POST", `auth/factors/${enrolled.id}/challenge`, token)).json()) as {
        id: string;
      }
    ).id;
  const challengeId = await challenge();
  const verify = (code = authenticatorCode(enrolled.totp.secret), asked = challengeId) =>
    auth.send("POST", `auth/factors/${enrolled.id}/verify`, token, { challenge_id: asked, code });
  return { token, email, userId: user.id, factorId: enrolled.id, challenge, verify };
}

const isOk = ({ status }: Response) => Number(status === 200);
const levels = (userId: string) =>
  worker
    .rows<{ factor_at: number | null }>("SELECT factor_at FROM sessions WHERE user_id = ?", userId)
    .then((rows) => rows.map((row) => row.factor_at));

test(
  // Proves V6.8.
  "one code that is sent twice at once opens one session",
  async () => {
    const total = await sumRaces(21, RACE_TRIES, async (attempt, random) => {
      const { challenge, verify } = await challenged();
      const [first, second] = [await challenge(), await challenge()];
      await earlyInStep();
      const responses = await bothAtOnce(
        attempt,
        random,
        () => verify(undefined, first),
        () => verify(undefined, second),
      );
      return {
        opened: responses.map(isOk).reduce((sum, ok) => sum + ok),
        other: responses.filter(({ status }) => status !== 200 && status !== 422).length,
      };
    });
    expect(total).toEqual({ opened: RACE_TRIES, other: 0 });
  },
  RACE_MS,
);

test(
  "a code that is shown while its factor is removed raises no session by a factor that is gone",
  async () => {
    const total = await sumRaces(22, RACE_TRIES, async (attempt, random) => {
      const { token, userId, factorId, verify } = await challenged();
      const [, removed] = await bothAtOnce(
        attempt,
        random,
        () => verify(),
        () => auth.send("DELETE", `auth/factors/${factorId}`, token),
      );
      const left = await worker.rows("SELECT id FROM factors WHERE user_id = ?", userId);
      const raised = (await levels(userId)).filter((at) => at !== null).length;
      // Either it was removed, and nothing counts on it; or it counted first, and only aal2 removes it.
      return {
        orphaned: Number(left.length === 0 && raised > 0),
        lost: Number(removed.status !== 200 && left.length === 0),
      };
    });
    expect(total).toEqual({ orphaned: 0, lost: 0 });
  },
  RACE_MS,
);

test(
  "a session that signs out while it shows its code is over",
  async () => {
    const total = await sumRaces(23, RACE_TRIES, async (attempt, random) => {
      const { token, userId, verify } = await challenged();
      const [, out] = await bothAtOnce(
        attempt,
        random,
        () => verify(),
        () => auth.signOut(token),
      );
      return { signedOut: Number(out.status === 204), left: (await levels(userId)).length };
    });
    expect(total).toEqual({ signedOut: RACE_TRIES, left: 0 });
  },
  RACE_MS,
);

test(
  // Proves V6.9.
  "a password that is changed by another session while the first factor is shown is changed before it, or not at all",
  async () => {
    const total = await sumRaces(24, RACE_TRIES, async (attempt, random) => {
      const { email, userId, verify } = await challenged();
      const thief = await auth.session(email);
      const [shown, changed] = await bothAtOnce(
        attempt,
        random,
        () => verify(),
        () => auth.update(thief.access_token, { password: "chosen by the thief" }),
        250,
      );
      // The change ends the other session, and the code ends the thief's: never do both succeed.
      return {
        both: isOk(shown) * isOk(changed),
        neither: Number(!isOk(shown) && !isOk(changed)),
        left: Number((await levels(userId)).length !== 1),
      };
    });
    expect(total).toEqual({ both: 0, neither: 0, left: 0 });
  },
  RACE_MS,
);
