/**
 * npm run mail:receive -- file.eml [--to address] [--from address] [--origin url]: delivers a mail
 * to the running local product.
 */
import { readFileSync } from "node:fs";
import { LOCAL_ORIGIN } from "#worker/platform/context/setting-list.ts";
import { handInMail } from "../serve/hand-in-mail.ts";
import { command, readArguments, StepFailed } from "../steps/command.ts";

const LOCAL_INBOUND = "reply@mail.example";

await command("mail-receive", async () => {
  const options = {
    to: { type: "string" },
    from: { type: "string" },
    origin: { type: "string" },
  } as const;
  const { values, positionals } = readArguments({ options, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined)
    throw new StepFailed("Say which mail: npm run mail:receive -- tests/mails/gmail-fr.eml");
  const { to = LOCAL_INBOUND, from = "traveller@flyer.example", origin = LOCAL_ORIGIN } = values;
  const raw = Buffer.from(readFileSync(file, "latin1").replaceAll("{{to}}", to), "latin1");
  const reason = await handInMail(origin, { from, to, raw }).catch((error: unknown) => {
    throw new StepFailed(
      `Nothing was handed in: is \`npm start\` running at ${origin}? ${String(error)}`,
    );
  });
  console.log(
    reason === null
      ? "The mail was taken: see /admin/messages."
      : `The mail was refused: ${reason}`,
  );
});
