import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { generator } from "#content/generator.ts";
import type { WordingsAbout } from "#domain/generator/wordings.schema.ts";
import { BUILT_IN_MODEL, type WordingsReason } from "#domain/generator/wordings.ts";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { Refusal } from "../generation/use-generation.ts";

/** Loads lazily: few visitors see a failure, and its texts are a dozen sentences. */
const FailureNotice = lazy(() => import("./failure-notice.tsx"));

interface ModelNoticeProps {
  /** True while a missing name disables the button above. */
  isNameless: boolean;
  refusal: Refusal;
  failure: WordingsReason | null;
}

export function ModelNotice({ isNameless, refusal, failure }: ModelNoticeProps) {
  const { form, model: words, failures } = useContent(generator);
  const [about, setAbout] = useState<WordingsAbout | null>(null);
  const { status, role } = useSession();
  const here = useLocation({ select: ({ href }) => href });
  useEffect(() => {
    // A failed generation reports its own reason.
    api.public.wordings.$get().then(setAbout, () => undefined);
  }, []);

  const isAdminsOnly = about?.access === "admins";
  const isShutOut = isAdminsOnly
    ? role !== "admin"
    : about?.access === "members" && status === "signed-out";
  const refused = { "sign-in": failures.signIn, "staff-only": failures.staffOnly };
  const text = refusal
    ? refused[refusal]
    : isShutOut && status !== "loading" && (isAdminsOnly ? words.admins : words.members);
  if (text)
    return (
      <Notice role="status">
        {text}{" "}
        {(refusal === "sign-in" || status !== "signed-in") && (
          <Link to="/auth" state={{ redirect: here }}>
            {words.signIn}
          </Link>
        )}
      </Notice>
    );
  if (failure)
    return (
      <Suspense fallback={null}>
        <FailureNotice reason={failure} />
      </Suspense>
    );
  return (
    <p className="note">
      {isNameless && form.nameFirst}{" "}
      {about && (about.model === BUILT_IN_MODEL ? words.builtIn : words.named(about.model))}
    </p>
  );
}
