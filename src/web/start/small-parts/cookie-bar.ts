import { type Consents, storeConsents } from '../../cookies/consent.ts';

/** Stores the choice and hides the bar; the application, which expects it there, takes it away. */
export function decideCookies(button: HTMLElement, consents: Consents): void {
  storeConsents(consents);
  const bar = button.closest<HTMLElement>('[data-cookie-bar]');
  if (!bar) return;
  bar.hidden = true;
  // What makes room for the bar looks for this.
  delete bar.dataset.cookieBar;
}
