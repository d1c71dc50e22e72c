import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Notice } from "../../components/ui/notice.tsx";
import { configGenerator } from "../../content/config-generator.ts";
import type { WordingsAbout } from "../../domain/generator/wordings.schema.ts";
import { BUILT_IN_MODEL } from "../../domain/generator/wordings.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent } from "../../lib/site-context.tsx";
import type { Refusal } from "./use-generation.ts";
import { api } from "../../lib/api.ts";
import styles from "./writer.module.css";

/** Says which model writes the words here, and who may generate. */
export function Writer({ refusal }: { refusal: Refusal }) {
  const { writer, failures } = useContent(configGenerator);
  const [about, setAbout] = useState<WordingsAbout | null>(null);
  const { status, isAdmin } = useSession();
  const here = useLocation({ select: ({ href }) => href });
  useEffect(() => {
    // When this call fails the page says nothing; a generation that fails will say why.
    api.public.wordings.$get().then(setAbout, () => undefined);
  }, []);

  const isShutOut = about?.access === "admins" ? !isAdmin : about?.access === "members" && status === "signed-out";
  const signIn = (
    <Link to="/auth" state={{ redirect: here }}>
      {writer.signIn}
    </Link>
  );
  if (refusal === "sign-in") return <Shut text={failures.signIn}>{signIn}</Shut>;
  if (refusal === "staff-only") return <Shut text={failures.staffOnly}>{status === "signed-in" ? null : signIn}</Shut>;
  if (about && isShutOut && status !== "loading") {
    return <Shut text={about.access === "admins" ? writer.admins : writer.members}>{status === "signed-in" ? null : signIn}</Shut>;
  }
  if (!about) return null;
  return <p className={styles.writer}>{about.model === BUILT_IN_MODEL ? writer.builtIn : writer.model(about.model)}</p>;
}

function Shut({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <Notice role="status">
      {text} {children}
    </Notice>
  );
}
