export interface SignInProvider {
  readonly id: "google" | "oidc";
  readonly name: string;
}
