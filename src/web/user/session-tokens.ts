/** Names under which a login keeps its tokens in session storage. */
export const sessionTokenKeys = { token: 'Token', sessionToken: 'SessionToken' } as const;

export function forgetSessionTokens(): void {
  for (const key of Object.values(sessionTokenKeys)) sessionStorage.removeItem(key);
}
