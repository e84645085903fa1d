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

/** Whether the visitor has chosen since this page was loaded. */
export const consentDecided = createStore(false);

/** Nothing optional is stored before this is called by a click. */
export function storeConsents(consents: Consents): void {
  for (const [name, value] of consentCookies(consents)) setCookie(name, value, site.cookieSeconds.consent);
  if (consents.targeting) keepCampaign();
  consentDecided.set(true);
}
