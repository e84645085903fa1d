import { forgetLasting } from '../ui/lasting-store.ts';

/** Where this tab keeps its copy of the session's token. It opens nothing without the cookie. */
export const sessionTokenKey = 'SessionToken';

export function keepSessionToken(token: string): void {
  try {
    sessionStorage.setItem(sessionTokenKey, token);
  } catch {
    // Storage may be closed to the site; the cookie alone opens the account.
  }
}

export function readSessionToken(): string | undefined {
  try {
    return sessionStorage.getItem(sessionTokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetSessionToken(): void {
  try {
    sessionStorage.removeItem(sessionTokenKey);
  } catch {
    // Storage that is closed keeps nothing either.
  }
}

/** Forgets everything this tab kept for a person, tokens and what was typed, and what the browser kept for later. */
export function forgetTab(): void {
  forgetLasting();
  try {
    sessionStorage.clear();
  } catch {
    // Storage that is closed keeps nothing either.
  }
}
