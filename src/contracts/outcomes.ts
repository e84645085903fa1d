import type { outcomeMessages } from '#messages/outcomes.ts';

export type OutcomeName = keyof typeof outcomeMessages;
export type Outcome = {
  readonly code: number;
  readonly http: number;
  readonly failure: boolean;
};

const rows = {
  ok: [200, 200, false],
  malformedBody: [400, 400, true],
  notFound: [404, 404, true],
  unknownCall: [404, 404, true],
  methodNotAllowed: [405, 405, true],
  bodyTooLarge: [413, 413, true],
  unsupportedBody: [415, 415, true],
  otherHost: [421, 421, true],
  tooManyRequests: [429, 429, true],
  fault: [500, 500, true],
  upstreamDown: [503, 503, true],
  validation: [1000, 400, true],
  step: [1001, 409, true],
  tokenControl: [1002, 401, true],
  blacklist: [1003, 403, true],
  codeConfirmationRequired: [1004, 200, false],
  customerControl: [1005, 422, true],
  birthdateRequired: [1006, 200, false],
  dataWrong: [1007, 422, true],
  botControl: [1008, 429, true],
  queue: [1009, 503, true],
  verified: [1010, 200, false],
  finalStep: [1011, 422, true],
  loggedIn: [2000, 200, false],
  phoneVerificationRequired: [2001, 200, false],
  loginFailed: [2002, 401, true],
  secondFactorRequired: [2004, 200, false],
  registerBirthdateRequired: [3003, 200, false],
  accountExists: [3004, 409, true],
  registerPhoneVerification: [3005, 200, false],
} as const satisfies Record<OutcomeName, readonly [code: number, http: number, failure: boolean]>;

/** Outcomes of a call that has done what it is for; others may succeed in asking for the next step. */
export const completed = ['ok', 'loggedIn', 'verified'] as const satisfies readonly OutcomeName[];

/** The one table of codes: what each means on the wire and for HTTP. Its sentences stay with who builds replies. */
export const outcomes = Object.fromEntries(
  Object.entries(rows).map(([name, [code, http, failure]]) => [name, { code, http, failure }]),
) as Record<OutcomeName, Outcome>;

const completedCodes: ReadonlySet<number> = new Set(completed.map((name) => outcomes[name].code));

export function isCompleted(code: number): boolean {
  return completedCodes.has(code);
}
