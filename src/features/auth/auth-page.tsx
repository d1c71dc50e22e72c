import { Link, useHydrated, useLocation } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "#components/ui/new-password-fields.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { auth } from "#content/auth.ts";
import { authFailures } from "#content/auth-failures.ts";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts/password.ts";
import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import { inTime } from "#lib/api/fetch-in-time.ts";
import { showDone, showToast } from "#lib/api/toast.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { callAuth, signUp, useAuthFailure } from "#lib/session/auth-calls.ts";
import { pathAfterSignIn } from "#lib/session/return-path.ts";
import { usePasskeySupport } from "#lib/session/passkey-support.ts";
import { loadAuthClient, useSession } from "#lib/session/session.ts";
import { hasStoredSession } from "#lib/session/session-state.ts";
import { useDraft } from "#lib/storage/draft.ts";
import { forgetDraft } from "#lib/storage/kept-drafts.ts";
import { AuthSubmit, EmailField } from "./auth-fields.tsx";
import styles from "./auth-form.module.css";
import { ProviderButtons } from "./provider-buttons.tsx";

/** Loads where the browser has passkeys. Without this file the page still signs in by password. */
const PasskeyButton = lazy<ComponentType<{ isAlone: boolean }>>(() =>
  import("./passkey-button.tsx").then(
    ({ PasskeyButton: Button }) => ({ default: Button }),
    () => ({ default: () => null }),
  ),
);
const SecondStepForm = lazy(() =>
  import("./second-step-fields.tsx").then(({ SecondStepForm: Form }) => ({ default: Form })),
);

/** Drafts never contain passwords. */
const SIGN_IN_DRAFT = "sign-in";

export function AuthPage({ providers }: { providers: readonly SignInProvider[] }) {
  const words = useContent(auth);
  const { facts } = useSiteContext();
  const { status, user } = useSession();
  const hasPasskeys = usePasskeySupport();
  const state = useLocation({ select: (location) => location.state });
  // The server does not know the history state, so the page reads it after hydration.
  const isHydrated = useHydrated();
  const hasEnded = isHydrated && state.ended;
  const [tab, setTab] = useState("login");
  const [created, setCreated] = useState("");

  useProviderReturn();
  // A full load, because the next page may take its language from its path instead of the cookie.
  useEffect(() => {
    if (status !== "signed-in" || !hasStoredSession()) return;
    const offer = async () => {
      if (hasPasskeys) await (await import("./passkey-sign-in.ts")).offerPasskeyOnce(user, facts);
    };
    inTime(offer)
      .catch((error: unknown) => console.error("A passkey could not be offered:", error))
      .finally(() => location.replace(pathAfterSignIn(state)));
    // oxlint-disable-next-line exhaustive-deps -- the offer changes the user, and must not repeat
  }, [status, state]);

  const onCreated = (email: string) => {
    setCreated(email);
    setTab("login");
  };
  // The next page would lose a session that is not stored, and redirect here again.
  if (status === "signed-in" && !hasStoredSession())
    return (
      <>
        <h1 className={styles.title}>{words.heading}</h1>
        <ErrorNotice error={{ text: words.notKept }} />
      </>
    );
  if (status === "second-step")
    return (
      <Suspense>
        <SecondStepForm user={user} />
      </Suspense>
    );
  return (
    <>
      <h1 className={styles.title}>{words.heading}</h1>
      {hasEnded && (
        <div role="status">
          <Notice>{words.sessionEnded}</Notice>
        </div>
      )}
      <div className={styles.forms}>
        <Tabs
          label={words.tabsLabel}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "login",
              label: words.login.tab,
              content: tab === "login" && (
                <>
                  {created !== "" && <ProofOffer key={created} email={created} />}
                  <LoginForm key={created} email={created} focusPassword={created !== ""} />
                </>
              ),
            },
            {
              value: "signup",
              label: words.signup.tab,
              content: tab === "signup" && <SignupForm onCreated={onCreated} />,
            },
          ]}
        />
        <ProviderButtons providers={providers} returnTo={() => pathAfterSignIn(state)} />
        {(hasPasskeys || !isHydrated) && tab === "login" && (
          <div className={styles.passkey} data-alone={providers.length === 0 || undefined}>
            {hasPasskeys && (
              <Suspense>
                <PasskeyButton isAlone={providers.length === 0} />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Only the error's code is translated, because anyone can write a description into the URL. */
function useProviderReturn(): void {
  const { login, providers } = useContent(auth);
  const translate = useContent(authFailures);
  useEffect(() => {
    const { pathname, search } = location;
    const query = new URLSearchParams(search);
    if (!query.has("code") && !query.has("error")) return;
    const finish = async () => {
      const client = await loadAuthClient();
      const { error } = await client.initialize();
      const { data } = await client.getSession();
      if (data.session) return;
      const description =
        error?.code === "user_banned"
          ? translate({ code: error.code, message: error.message })
          : (providers.failures[query.get("error_code") ?? ""] ?? providers.failed);
      showToast({ title: login.failure, description, tone: "error" });
      for (const name of ["code", "error", "error_code", "error_description"]) query.delete(name);
      // The visitor may have gone to another page since.
      if (location.pathname === pathname)
        history.replaceState(history.state, "", `/auth${String(query) && `?${query}`}`);
    };
    finish().catch(() =>
      showToast({ title: login.failure, description: providers.failed, tone: "error" }),
    );
  }, [login, providers, translate]);
}

/** An account can sign in without this mail (docs/product/accounts.md). */
function ProofOffer({ email }: { email: string }) {
  const { proofOffer: words } = useContent(auth);
  const [isSent, setIsSent] = useState(false);
  const { run, busy } = useAction({ description: words.notSent });
  const send = () =>
    run(async () => {
      await api.public.auth.resend.$post({ json: { type: "signup", email } });
      setIsSent(true);
    });
  return (
    <div role="status" className={styles.offer}>
      <Notice tone={isSent ? "success" : "info"}>
        <p>{isSent ? words.sent : words.why}</p>
        {!isSent && (
          <Button variant="outline" size="s" busy={busy} onClick={() => void send()}>
            {busy ? words.sending : words.send}
          </Button>
        )}
      </Notice>
    </div>
  );
}

function LoginForm({ email, focusPassword }: { email: string; focusPassword: boolean }) {
  const words = useContent(auth);
  // The role loads after the response, so the button stays busy until the page redirects.
  const [accepted, setAccepted] = useState(false);
  const form = useForm({
    ...useAuthFailure({ title: words.login.failure }),
    schema: async () => (await import("#domain/accounts/sign-in.schema.ts")).SignInFormSchema,
    submit: async (input) => {
      await callAuth((client) => client.signInWithPassword(input), true);
      forgetDraft(SIGN_IN_DRAFT);
      setAccepted(true);
    },
    field: () => "password",
  });
  const errorId = useId();
  const areRefused = form.error?.code === "invalid_credentials" && form.errors.password;
  const busy = form.busy || accepted;
  const hasPasskeys = usePasskeySupport();
  useDraft(form.ref, SIGN_IN_DRAFT, true);

  return (
    <Form form={form} className="stack-l" aria-label={words.login.tab}>
      <EmailField
        defaultValue={email}
        autoComplete={hasPasskeys ? "username webauthn" : "username"}
        {...(areRefused && {
          "aria-invalid": true,
          "aria-describedby": errorId,
          onInput: form.clearErrors,
        })}
      />
      <PasswordField
        name="password"
        errorId={errorId}
        label={words.password}
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="current-password"
        // oxlint-disable-next-line no-autofocus -- the next thing to do for a new account
        autoFocus={focusPassword}
        messages={words}
      />
      <AuthSubmit words={words.login} busy={busy} />
      <p className={styles.row}>
        <Link to="/auth/forgot">{words.login.forgot}</Link>
      </p>
    </Form>
  );
}

function SignupForm({ onCreated }: { onCreated: (email: string) => void }) {
  const words = useContent(auth);
  const form = useForm({
    ...useAuthFailure({ title: words.signup.failure }),
    schema: async () => (await import("#domain/accounts/sign-in.schema.ts")).SignUpFormSchema,
    check: useNewPasswordCheck(),
    submit: async (input, { password = "" }) => {
      await signUp(input, password);
      showDone(words.signup.success);
      onCreated(input.email);
    },
    field: ({ code }) => (code === "weak_password" ? "password" : undefined),
  });

  return (
    <Form form={form} className="stack-l" aria-label={words.signup.tab}>
      <TextField name="fullName" label={words.fullName} required autoComplete="name" />
      <EmailField defaultValue="" />
      <NewPasswordFields label={words.password} />
      <AuthSubmit words={words.signup} />
    </Form>
  );
}
