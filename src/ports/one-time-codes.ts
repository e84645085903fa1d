/** Codes of an authenticator app, by time. */
export type OneTimeCodes = {
  newSecret(): string;
  /** The code of a secret in one step of time. */
  codeAt(secret: string, step: number): string;
  /** What an app reads from a picture or a link. */
  address(secret: string, of: { readonly name: string; readonly issuer: string }): string;
};
