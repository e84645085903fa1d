import { site } from '#config/site.ts';
import { createStore } from '../ui/store.ts';
import { keepCampaign } from './campaign.ts';
import { setCookie } from './set-cookie.ts';

export const optionalConsents = ['analytic', 'functional', 'targeting'] as const;
export type OptionalConsent = (typeof optionalConsents)[number];
export type Consents = Readonly<Record<OptionalConsent, boolean>>;

const every = (on: boolean): Consents => ({ analytic: on, functional: on, targeting: on });
export const acceptedAll = every(true);
export const rejectedAll = every(false);

/** Name and value of each cookie that a choice stores. */
export function consentCookies(consents: Consents): readonly (readonly [name: string, value: string])[] {
  return [
    ['required-cookies', 'true'],
    ...optionalConsents.map((kind) => [`${kind}-cookies`, String(consents[kind])] as const),
  ];
}

/** Reads a stored choice; what was never chosen is drawn on. */
export function readConsents(cookies: string): Consents {
  const refused = new Set(cookies.split('; '));
  const isOn = (kind: OptionalConsent) => !refused.has(`${kind}-cookies=false`);
  return { analytic: isOn('analytic'), functional: isOn('functional'), targeting: isOn('targeting') };
}

/** Whether cookies say that the visitor has chosen. */
export const hasDecided = (cookies: string): boolean => cookies.split('; ').includes('required-cookies=true');

/** Whether the visitor has chosen; it may have been before the application ran. */
export const consentDecided = createStore(typeof document !== 'undefined' && hasDecided(document.cookie));

/** Nothing optional is stored before this is called by a click. */
export function storeConsents(consents: Consents): void {
  for (const [name, value] of consentCookies(consents)) setCookie(name, value, site.cookieSeconds.consent);
  if (consents.targeting) keepCampaign();
  consentDecided.set(true);
}
