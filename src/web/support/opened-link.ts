const keyOf = (token: string) => `support-link:${token}`;

/** Which request a link opened in this tab, so that a reload does not ask for another code. */
export function readOpened(token: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(token)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepOpened(token: string, requestGuid: string): void {
  try {
    sessionStorage.setItem(keyOf(token), requestGuid);
  } catch {
    // Storage may be closed to the site; a reload then asks for a code.
  }
}
