/** A provider that signs people in, with its name on the button. */
export interface SignInProvider {
  readonly id: "google" | "oidc";
  readonly name: string;
}
