/** What is known about an attempt to log in, once the password was compared. */
export type LoginFacts = {
  readonly passwordRight: boolean;
  /** The account's phone was proven when it was opened. */
  readonly phoneVerified: boolean;
  /** This visitor proved the account's phone a moment ago: by a confirmed code, or by a password sent to it. */
  readonly phoneProvenNow: boolean;
  readonly deviceKnown: boolean;
  readonly codeGiven: boolean;
};

export type LoginDecision = 'refuse' | 'askPhoneVerification' | 'askSecondFactor' | 'checkCode' | 'logIn';

const anything = undefined;
type Row = readonly [
  passwordRight: boolean,
  phoneVerified: boolean | undefined,
  phoneProvenNow: boolean | undefined,
  deviceKnown: boolean | undefined,
  codeGiven: boolean | undefined,
  decision: LoginDecision,
];

/** The first row that fits decides. */
const table: readonly Row[] = [
  [false, anything, anything, anything, anything, 'refuse'],
  [true, anything, true, anything, anything, 'logIn'],
  [true, false, false, anything, anything, 'askPhoneVerification'],
  [true, true, false, true, anything, 'logIn'],
  [true, true, false, false, true, 'checkCode'],
  [true, true, false, false, false, 'askSecondFactor'],
];

export function decideLogin(facts: LoginFacts): LoginDecision {
  const known = [facts.passwordRight, facts.phoneVerified, facts.phoneProvenNow, facts.deviceKnown, facts.codeGiven];
  const row = table.find((candidate) =>
    known.every((fact, index) => candidate[index] === anything || candidate[index] === fact),
  );
  return row?.[5] ?? 'refuse';
}
