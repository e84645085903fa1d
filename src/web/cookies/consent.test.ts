import { describe, expect, test } from 'vitest';
import { site } from '#config/site.ts';
import { acceptedAll, consentCookies, readConsents, rejectedAll } from './consent.ts';
import { cookieLine } from './set-cookie.ts';

describe('consent cookies', () => {
  test('[K-03] accepting stores every consent as true', () => {
    expect(consentCookies(acceptedAll)).toEqual([
      ['required-cookies', 'true'],
      ['analytic-cookies', 'true'],
      ['functional-cookies', 'true'],
      ['targeting-cookies', 'true'],
    ]);
  });

  test('[K-03] refusing stores the required one as true and the others as false', () => {
    expect(Object.fromEntries(consentCookies(rejectedAll))).toEqual({
      'required-cookies': 'true',
      'analytic-cookies': 'false',
      'functional-cookies': 'false',
      'targeting-cookies': 'false',
    });
  });

  test('[K-03] they last one year, on the whole site, and are secure where the site is', () => {
    const line = { name: 'required-cookies', value: 'true', maxAge: site.cookieSeconds.consent, secure: false };
    expect(cookieLine(line)).toBe('required-cookies=true; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(cookieLine({ ...line, secure: true })).toMatch(/; Secure$/);
  });

  test('[K-03] a choice that was never made is drawn on; a stored one is drawn as stored', () => {
    expect(readConsents('')).toEqual(acceptedAll);
    expect(readConsents('a=b; analytic-cookies=false; targeting-cookies=true')).toEqual({
      analytic: false,
      functional: true,
      targeting: true,
    });
  });
});
