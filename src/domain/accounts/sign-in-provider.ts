/** `name` is the label of the button. */
export interface SignInProvider {
  readonly id: "google" | "oidc";
  readonly name: string;
}
