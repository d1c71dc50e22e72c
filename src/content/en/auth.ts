import { MIN_PASSWORD_LENGTH } from "../../domain/accounts/password.ts";
import type { Facts } from "../facts.ts";

export const auth = ({ site }: Facts) => ({
  title: "Sign in",
  heading: `Your ${site.company.name} account`,
  description: `Sign in to your ${site.company.name} account, or create one.`,
  welcome: "Good to have you on board.",
  welcomeText: "Your bookings, your membership and your details, in one place.",
  backToSite: "Back to the site",
  oneMoment: "One moment...",
  tabsLabel: "Sign in or create an account",
  fullName: "Full name",
  email: "E-mail",
  password: "Password",
  confirmPassword: "Confirm the password",
  passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters`,
  show: "Show",
  hide: "Hide",
  login: {
    tab: "Sign in",
    submit: "Sign in",
    busy: "Signing in...",
    failure: "Sign-in error",
    forgot: "Forgotten password?",
  },
  signup: {
    tab: "Sign up",
    submit: "Create my account",
    busy: "Creating...",
    mismatch: "The passwords do not match",
    tooShort: `The password must have at least ${MIN_PASSWORD_LENGTH} characters`,
    failure: "Sign-up error",
    success: { title: "Account created", description: "You can now sign in" },
  },
  providers: {
    or: "or",
    continueWith: (provider: string) => `Continue with ${provider}`,
    failed: "Signing in with this provider did not work. Please try again.",
    failures: {
      access_denied: "The provider did not sign you in.",
      flow_state_expired: "It took too long. Please try again.",
      provider_email_needs_verification:
        "The provider has not verified the e-mail address of this account. Verify it there, then try again.",
    } as Record<string, string>,
  },
  forgot: {
    title: "Forgotten password",
    lead: "Enter the e-mail of your account. We send a link to choose a new password.",
    submit: "Send the link",
    busy: "Sending...",
    sent: "If an account has this address, a link is on its way. It is valid for a short time and works once.",
    failure: "Error",
    back: "Back to sign-in",
  },
  reset: {
    title: "Choose a new password",
    lead: "The new password replaces the old one, and ends your sessions on other devices.",
    newPassword: "New password",
    submit: "Change my password",
    busy: "Changing...",
    noToken: "This link is not complete. Open it again from the mail, or ask for a new one.",
    askAgain: "Ask for a new link",
    failure: "Error",
    success: { title: "Password changed", description: "You are signed in." },
  },
});
export type AuthContent = ReturnType<typeof auth>;
