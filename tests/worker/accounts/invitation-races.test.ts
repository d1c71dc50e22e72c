import { expect, test } from "vitest";
import { adminCalls, authCalls, newEmail, PASSWORD } from "../../people.ts";
import { builtSite, STRONG_HASHES } from "../../site.ts";
import { linkTo } from "./mailed-link.ts";
import { quickPeople } from "./quick-person.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";

const worker = builtSite(STRONG_HASHES);
const auth = authCalls(worker);
const { send } = adminCalls(worker);
const person = quickPeople(auth, worker);
const CHOSEN = "chosen by the one invited";

/** Invites an address to be an agent: the invitation's id, and the secret of its link. */
async function invited(email: string) {
  const response = await send("POST", "invitations", { email, role: "agent" });
  const { id } = (await response.json()) as { id: string };
  return { id, token: (await linkTo(worker, "invitation", email))! };
}
const accept = (body: object, accessToken?: string) =>
  auth.send("POST", "invitations/accept", accessToken, body);
const holders = async (email: string) =>
  (
    await worker.rows(
      "SELECT 1 FROM user_roles JOIN users ON users.id = user_id WHERE email = ?",
      email,
    )
  ).length;
const count = async (sql: string, ...values: unknown[]) =>
  (await worker.rows(sql, ...values)).length;

test(
  "of two who accept at once with a password each, one does, and only that password opens the account",
  async () => {
    const total = await sumRaces(1, RACE_TRIES, async (attempt, random) => {
      const email = newEmail();
      const { token } = await invited(email);
      const passwords = [`${CHOSEN} 1`, `${CHOSEN} 2`] as const;
      const [first, second] = await bothAtOnce(
        attempt,
        random,
        () => accept({ token, password: passwords[0] }),
        () => accept({ token, password: passwords[1] }),
      );
      const done = [first.status, second.status].filter((status) => status === 200).length;
      let opened = 0;
      for (const password of passwords)
        opened += Number((await auth.signIn(email, password)).status === 200);
      return {
        done,
        opened,
        roles: await holders(email),
        records: await count(
          "SELECT 1 FROM audit_log JOIN users ON users.id = subject_id WHERE email = ? AND action = 'role.granted'",
          email,
        ),
      };
    });
    expect(total).toEqual({
      done: RACE_TRIES,
      opened: RACE_TRIES,
      roles: RACE_TRIES,
      records: RACE_TRIES,
    });
  },
  RACE_MS,
);

test(
  "an invitation that is revoked while it is accepted is either accepted or revoked",
  async () => {
    const total = await sumRaces(2, RACE_TRIES, async (attempt, random) => {
      const email = newEmail();
      const { id, token } = await invited(email);
      const [accepted, revoked] = await bothAtOnce(
        attempt,
        random,
        () => accept({ token, password: CHOSEN }),
        () => send("DELETE", `invitations/${id}`),
        200,
      );
      const [isAccepted, isRevoked] = [accepted.status === 200, revoked.status === 204];
      return {
        both: Number(isAccepted && isRevoked),
        neither: Number(!isAccepted && !isRevoked),
        wrongRole: Number((await holders(email)) !== Number(isAccepted)),
        account: Number(
          (await count("SELECT 1 FROM users WHERE email = ?", email)) !== Number(isAccepted),
        ),
      };
    });
    expect(total).toEqual({ both: 0, neither: 0, wrongRole: 0, account: 0 });
  },
  RACE_MS,
);

test(
  "a stranger who signs up with the address while its invitation is accepted has no key of the account with the role",
  async () => {
    const total = await sumRaces(3, RACE_TRIES, async (attempt, random) => {
      const email = newEmail();
      const { token } = await invited(email);
      const [first, stranger] = await bothAtOnce(
        attempt,
        random,
        () => accept({ token, password: CHOSEN }),
        () => auth.signUp({ email, password: PASSWORD }),
        200,
      );
      // A stranger who came in between is answered by opening the invitation again.
      const response = first.status === 409 ? await accept({ token, password: CHOSEN }) : first;
      const token2 =
        stranger.status === 200
          ? ((await stranger.json()) as { access_token: string }).access_token
          : "";
      const reads = (await auth.send("GET", "admin/orders", token2)).status === 200;
      const late = await auth.signIn(email, PASSWORD);
      return {
        accepted: Number(response.status === 200),
        reads: Number(reads),
        opens: Number(late.status === 200),
        roles: await holders(email),
      };
    });
    expect(total).toEqual({ accepted: RACE_TRIES, reads: 0, opens: 0, roles: RACE_TRIES });
  },
  RACE_MS,
);

test(
  "an account whose address moves away while it accepts has the role of its old address only if it still had that",
  async () => {
    const total = await sumRaces(4, RACE_TRIES, async (attempt, random) => {
      const owner = await person();
      await auth.prove(owner.user.id);
      const { id, token } = await invited(owner.email);
      const next = newEmail();
      await auth.update(owner.access_token, { email: next });
      const change = (await linkTo(worker, "email_change", owner.user.id))!;
      const [accepted] = await bothAtOnce(
        attempt,
        random,
        () => accept({ token }, owner.access_token),
        () =>
          auth.send("POST", "auth/verify", owner.access_token, {
            type: "email_change",
            token_hash: change,
          }),
        40,
      );
      const isAccepted = accepted.status === 200;
      // Moving after it suspends the role.
      const roles = await count(
        `SELECT 1 FROM (SELECT user_id FROM user_roles UNION ALL SELECT user_id FROM suspended_roles)
          WHERE user_id = ?`,
        owner.user.id,
      );
      const stillOpen = await count("SELECT 1 FROM invitations WHERE id = ?", id);
      return {
        wrongRole: Number(roles !== Number(isAccepted)),
        wrongInvitation: Number(stillOpen === Number(isAccepted)),
      };
    });
    expect(total).toEqual({ wrongRole: 0, wrongInvitation: 0 });
  },
  RACE_MS,
);

test(
  "an inviter who loses the role while their invitation is accepted gives nothing afterwards",
  async () => {
    const total = await sumRaces(5, RACE_TRIES, async (attempt, random) => {
      const inviter = await person();
      await auth.makeAdmin(inviter.user.id);
      const email = newEmail();
      await auth.send("POST", "admin/invitations", inviter.access_token, { email, role: "admin" });
      const token = (await linkTo(worker, "invitation", email))!;
      const [accepted, revoked] = await bothAtOnce(
        attempt,
        random,
        () => accept({ token, password: CHOSEN }),
        () => send("DELETE", "roles", { email: inviter.email, role: "admin" }),
        200,
      );
      const wrongRole = Number((await holders(email)) !== Number(accepted.status === 200));
      const again = await accept({ token, password: CHOSEN });
      await send("DELETE", "roles", { email, role: "admin" });
      return {
        kept: Number(revoked.status !== 204),
        wrongRole,
        late: Number(again.status === 200),
      };
    });
    expect(total).toEqual({ kept: 0, wrongRole: 0, late: 0 });
  },
  RACE_MS,
);
