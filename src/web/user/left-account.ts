import { forgetTab } from './session-tokens.ts';

/** Changes with every logout in this browser; every tab sees it. */
const leftKey = 'left-account';
/** What it was when this tab began to keep things. */
const seenKey = 'left-seen';

/** Has every tab of this browser forget what it keeps, also one that sleeps or was closed and comes back. */
export function tellLeft(): void {
  try {
    localStorage.setItem(leftKey, String(Date.now()));
  } catch {
    // Where storage is closed to the site, no tab keeps anything in it.
  }
}

/** Forgets what this tab kept before the last logout; true where there was one meanwhile. */
export function forgetIfLeft(): boolean {
  try {
    const left = localStorage.getItem(leftKey) ?? '';
    const seen = sessionStorage.getItem(seenKey) ?? left;
    if (seen !== left) forgetTab();
    sessionStorage.setItem(seenKey, left);
    return seen !== left;
  } catch {
    return false;
  }
}

/** A page that was open, or put aside, while somebody logged out is not shown again: it is fetched anew, for nobody. */
function hideIfLeft(): void {
  if (!forgetIfLeft()) return;
  document.documentElement.hidden = true;
  location.reload();
}

/** Watches, from the first script of a page on, for a logout in another tab or while this page was put aside. */
export function watchLeaving(): void {
  forgetIfLeft();
  window.addEventListener('storage', ({ key }) => key === leftKey && hideIfLeft());
  window.addEventListener('pageshow', ({ persisted }) => persisted && hideIfLeft());
}
