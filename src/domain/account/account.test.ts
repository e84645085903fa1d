import { describe, expect, test } from 'vitest';
import { codePurposes, codeRules, writeCode } from './codes.ts';
import { acceptanceOf, agreementFlags, changedConsents, consentFacts, marketingFacts } from './consents.ts';
import { lifetimes } from './lifetimes.ts';
import { decideLogin, type LoginFacts } from './login-decision.ts';
import { maskPhone, readUsername } from './username.ts';

describe('[N-02] a user name', () => {
  test.each([
    ['11111111110', 'nationalNumber', '11111111110'],
    [' 111 111 111 10 ', 'nationalNumber', '11111111110'],
    ['Deniz@Example.com', 'email', 'deniz@example.com'],
    ['5550000001', 'phone', '5550000001'],
    ['0555 000 00 01', 'phone', '5550000001'],
    ['+90 (555) 000-0001', 'phone', '5550000001'],
    ['905550000001', 'phone', '5550000001'],
  ])('%j is a %s', (typed, kind, value) => expect(readUsername(typed)).toEqual({ kind, value }));

  test.each(['', 'deniz', '11111111111', '4442602', 'a@b', '12345'])('%j names nobody', (typed) => {
    expect(readUsername(typed)).toBeUndefined();
  });

  test('a phone is shown by its last two digits', () => expect(maskPhone('5550000001')).toBe('5** *** ** 01'));
});

describe('[T-06] the decision of a login', () => {
  const right: LoginFacts = {
    passwordRight: true,
    passwordFromPhone: false,
    phoneVerified: true,
    phoneProvenNow: false,
    secondFactor: 'newDevice',
    deviceKnown: true,
    codeGiven: false,
  };
  test.each([
    ['a known device goes in', {}, 'logIn'],
    ['a wrong password ends it, whatever else is right', { passwordRight: false, phoneProvenNow: true }, 'refuse'],
    ['an unverified phone is verified first', { phoneVerified: false }, 'askPhoneVerification'],
    ['a code does not replace that', { phoneVerified: false, codeGiven: true }, 'askPhoneVerification'],
    ['a phone proven a moment ago is enough', { phoneVerified: false, phoneProvenNow: true }, 'logIn'],
    ['a new device needs a code', { deviceKnown: false }, 'askSecondFactor'],
    ['a given code is checked', { deviceKnown: false, codeGiven: true }, 'checkCode'],
    ['a new device with a proven phone goes in', { deviceKnown: false, phoneProvenNow: true }, 'logIn'],
    ['a temporary password proves the phone it was sent to', { deviceKnown: false, passwordFromPhone: true }, 'logIn'],
    ['always: a known device needs a code', { secondFactor: 'always' }, 'askSecondFactor'],
    ['always: a new device needs a code', { secondFactor: 'always', deviceKnown: false }, 'askSecondFactor'],
    ['always: a given code is checked', { secondFactor: 'always', codeGiven: true }, 'checkCode'],
    [
      'always: the code of an earlier login is not enough',
      { secondFactor: 'always', phoneProvenNow: true },
      'askSecondFactor',
    ],
    [
      'always: a temporary password is the code of this login',
      { secondFactor: 'always', passwordFromPhone: true },
      'logIn',
    ],
  ] as const)('%s', (_name, facts, decision) => expect(decideLogin({ ...right, ...facts })).toBe(decision));

  const combinations: readonly LoginFacts[] = Array.from({ length: 128 }, (_, bits) => {
    const bit = (place: number) => (bits & (1 << place)) !== 0;
    return {
      passwordRight: bit(0),
      passwordFromPhone: bit(1),
      phoneVerified: bit(2),
      phoneProvenNow: bit(3),
      secondFactor: bit(4) ? 'always' : 'newDevice',
      deviceKnown: bit(5),
      codeGiven: bit(6),
    };
  });

  test('every combination of facts has a decision, and none logs in with a wrong password', () => {
    for (const facts of combinations) expect(decideLogin(facts) === 'refuse').toBe(!facts.passwordRight);
  });

  test('asking at every login never lets in whom asking on new devices keeps out', () => {
    for (const facts of combinations.filter(({ secondFactor }) => secondFactor === 'newDevice')) {
      const [usual, strict] = [decideLogin(facts), decideLogin({ ...facts, secondFactor: 'always' })];
      if (strict === 'logIn') expect(usual).toBe('logIn');
    }
  });
});

describe('[K-01] codes', () => {
  test('have six digits, five minutes, five tries, and sixty seconds until the next', () => {
    expect(codeRules).toEqual({ digits: 6, validSeconds: 300, mostTries: 5, resendSeconds: 60 });
    expect(writeCode(42)).toBe('000042');
    expect(codePurposes).toContain('login');
  });
});

test('[K-02] a session lives 28800 s', () => expect(lifetimes.session).toBe(28_800));

describe('consents are separate facts', () => {
  test('one marketing flag is a permission per channel, and an empty box says nothing', () => {
    const facts = consentFacts({ userAgreement: true, dataNotice: true, marketing: true });
    expect(facts.map(({ purpose, channel }) => `${purpose}/${channel}`)).toEqual([
      'userAgreement/site',
      'dataNotice/site',
      'marketing/sms',
      'marketing/call',
      'marketing/email',
    ]);
    expect(consentFacts({ userAgreement: false, dataNotice: false, marketing: false })).toEqual([]);
  });

  test('the last word counts', () => {
    const given = consentFacts({ userAgreement: true, dataNotice: false, marketing: true });
    expect(agreementFlags(given)).toEqual({ userAgreement: true, dataNotice: false, marketing: true });
    expect(agreementFlags([...given, ...marketingFacts(false)]).marketing).toBe(false);
  });

  test('on the account page only marketing can be taken back', () => {
    expect(changedConsents({ userAgreement: false, dataNotice: false })).toEqual([]);
    expect(changedConsents({ marketing: false })).toEqual(marketingFacts(false));
    expect(changedConsents({ userAgreement: true }).map(({ purpose }) => purpose)).toEqual(['userAgreement']);
  });

  test('a text is accepted in one version, on the day of the last yes to it', () => {
    const yes = (textVersion: string, day: number) =>
      ({ purpose: 'dataNotice', channel: 'site', granted: true, textVersion, givenAt: new Date(day) }) as const;
    const stands = (facts: Parameters<typeof acceptanceOf>[0], version: string) =>
      acceptanceOf(facts, { purpose: 'dataNotice', version });
    const facts = [yes('a', 1), yes('b', 2), yes('b', 3)];
    expect(stands(facts, 'b')).toEqual({ acceptedAt: new Date(3), isCurrent: true });
    expect(stands(facts, 'a')).toEqual({ acceptedAt: new Date(1), isCurrent: true });
    expect(stands(facts, 'c')).toEqual({ acceptedAt: new Date(3), isCurrent: false });
    expect(stands([], 'c')).toEqual({ acceptedAt: undefined, isCurrent: false });
    expect(acceptanceOf(facts, { purpose: 'userAgreement', version: 'b' }).isCurrent).toBe(false);
  });
});
