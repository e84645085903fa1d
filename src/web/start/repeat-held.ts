import type { Held } from './early-state.ts';
import { findAlike } from './find-alike.ts';
import { isTaken } from './is-taken.ts';

const lookMs = 16;
/** A part whose code comes late may be long in coming. */
const patienceMs = 10_000;

/** The element once the application answers on it, or the one that was drawn in its place. */
async function whenTaken<Kind extends HTMLElement>(element: Kind): Promise<Kind | undefined> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const now = element.isConnected ? element : findAlike(element);
    if (now && isTaken(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return undefined;
}

/** Does again, now that the application runs, what was done before it did. */
export async function repeatHeld({ element, submitter }: Held): Promise<void> {
  const taken = await whenTaken(element);
  if (taken instanceof HTMLFormElement) taken.requestSubmit(submitter?.isConnected ? submitter : null);
  else taken?.click();
}
