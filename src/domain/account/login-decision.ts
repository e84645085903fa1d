/** When a login needs a code sent to the account's phone. On a new device it always does. */
export type SecondFactor = 'newDevice' | 'always';

/** What is known about an attempt to log in, once the password was compared. */
export type LoginFacts = {
  readonly passwordRight: boolean;
  /** The password is a temporary one, which came by SMS to the account's phone. */
  readonly passwordFromPhone: boolean;
  /** The account's phone was proven when it was opened. */
  readonly phoneVerified: boolean;
  /** This visitor proved the account's phone by a confirmed code a moment ago. */
  readonly phoneProvenNow: boolean;
  readonly secondFactor: SecondFactor;
  readonly deviceKnown: boolean;
  readonly codeGiven: boolean;
};

export type LoginDecision = 'refuse' | 'askPhoneVerification' | 'askSecondFactor' | 'checkCode' | 'logIn';

/** The first row whose facts all hold decides. */
const table: readonly (readonly [facts: Partial<LoginFacts>, decision: LoginDecision])[] = [
  [{ passwordRight: false }, 'refuse'],
  [{ passwordFromPhone: true }, 'logIn'],
  [{ phoneVerified: false, phoneProvenNow: false }, 'askPhoneVerification'],
  [{ phoneVerified: false, phoneProvenNow: true }, 'logIn'],
  [{ secondFactor: 'newDevice', phoneProvenNow: true }, 'logIn'],
  [{ secondFactor: 'newDevice', deviceKnown: true }, 'logIn'],
  [{ codeGiven: true }, 'checkCode'],
  [{ codeGiven: false }, 'askSecondFactor'],
];

const factNames = [
  'passwordRight',
  'passwordFromPhone',
  'phoneVerified',
  'phoneProvenNow',
  'secondFactor',
  'deviceKnown',
  'codeGiven',
] as const satisfies readonly (keyof LoginFacts)[];

export function decideLogin(facts: LoginFacts): LoginDecision {
  const row = table.find(([wanted]) =>
    factNames.every((name) => wanted[name] === undefined || wanted[name] === facts[name]),
  );
  return row?.[1] ?? 'refuse';
}
