import { expect, test } from "vitest";
import { authenticatorCode } from "../../authenticator.ts";
import { newEmail, PASSWORD } from "../../people.ts";
import { builtSite } from "../../site.ts";
import { stockClient } from "./stock-client.ts";

const worker = builtSite({});

// Proves V6.2.
test("an account's codes can be guessed 20 times a day, whoever guesses, and then not even the right one helps", async () => {
  const here = stockClient(worker);
  await here.signUp({ email: newEmail(), password: PASSWORD });
  const { data } = await here.mfa.enroll({ factorType: "totp" });
  const factorId = data!.id;
  const { session } = (await here.getSession()).data;
  const challenge = (await here.mfa.challenge({ factorId })).data!.id;
  const verify = (code: string, visitor: number) =>
    worker.post(
      `/api/auth/factors/${factorId}/verify`,
      { challenge_id: challenge, code },
      {
        authorization: `Bearer ${session!.access_token}`,
        "cf-connecting-ip": `192.0.2.${visitor}`,
      },
    );
  const wrong = authenticatorCode(data!.totp!.secret) === "000000" ? "111111" : "000000";
  for (let i = 1; i <= 20; i++) expect((await verify(wrong, i)).status).toBe(422);
  const refused = await verify(authenticatorCode(data!.totp!.secret), 21);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3600);
});
