/** When the next code may be asked for is kept in the tab, so that a reload does not shorten the wait. */
const keyOf = (name: string) => `code-wait:${name}`;

/** Milliseconds since 1970 from when on the next code may be asked for; zero when nothing is waited for. */
export function readWait(name: string, now: number): number {
  try {
    const until = Number(sessionStorage.getItem(keyOf(name)));
    return until > now ? until : 0;
  } catch {
    return 0;
  }
}

export function keepWait(name: string, until: number): void {
  try {
    sessionStorage.setItem(keyOf(name), String(until));
  } catch {
    // Storage may be closed to the site; the server keeps the wait as well.
  }
}

export function forgetWait(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage that is closed keeps nothing either.
  }
}

/** Whole seconds as mm:ss. */
export function showSeconds(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
