export type LimitedAction =
  | 'securityToken'
  | 'sms'
  | 'confirm'
  | 'login'
  | 'register'
  | 'forgot'
  | 'changePassword'
  | 'customerCheck'
  | 'quotation'
  | 'askPanel'
  | 'sharedOffers'
  | 'payment'
  | 'documents'
  | 'resendDocuments';

/** Whose calls are counted together. identity is a national number or a user name. */
export type LimitKey = 'phone' | 'identity' | 'identityAtBlock' | 'visitor' | 'block' | 'total';

/** tooManyRequests is 429, botControl 1008, queue 1009. */
export type LimitOutcome = 'tooManyRequests' | 'botControl' | 'queue';

export type Limit = {
  readonly action: LimitedAction;
  readonly key: LimitKey;
  /** Every call, or only how many different ones of something there are. */
  readonly counts: 'calls' | 'phones' | 'identities';
  readonly windowSeconds: number;
  readonly max: number;
  readonly outcome: LimitOutcome;
};

type Row = readonly [LimitKey, Limit['counts'], windowSeconds: number, max: number, LimitOutcome];

const minute = 60;
const tenMinutes = 600;
const hour = 3_600;
const day = 86_400;

/**
 * What is slowed is a person in a hurry (429), what is refused looks like a machine (1008), what is full is ours (1009).
 * Blocks are wide: mobile operators put hundreds of people behind one address.
 */
const table: Readonly<Record<LimitedAction, readonly Row[]>> = {
  securityToken: [
    ['visitor', 'calls', tenMinutes, 120, 'tooManyRequests'],
    ['block', 'calls', tenMinutes, 3_000, 'botControl'],
    ['total', 'calls', minute, 6_000, 'queue'],
  ],
  sms: [
    ['phone', 'calls', hour, 6, 'tooManyRequests'],
    ['phone', 'calls', day, 15, 'tooManyRequests'],
    ['identity', 'calls', hour, 15, 'tooManyRequests'],
    ['visitor', 'calls', tenMinutes, 12, 'tooManyRequests'],
    ['visitor', 'phones', tenMinutes, 4, 'botControl'],
    ['visitor', 'identities', tenMinutes, 6, 'botControl'],
    ['block', 'phones', tenMinutes, 100, 'botControl'],
    ['block', 'calls', tenMinutes, 300, 'botControl'],
    ['total', 'calls', minute, 300, 'queue'],
  ],
  confirm: [
    ['visitor', 'calls', tenMinutes, 600, 'tooManyRequests'],
    ['block', 'calls', tenMinutes, 3_000, 'botControl'],
  ],
  login: [
    // Guessing from one place ends soon; from everywhere later, so that nobody is locked out by a stranger's tries.
    ['identityAtBlock', 'calls', 15 * minute, 20, 'tooManyRequests'],
    ['identity', 'calls', 15 * minute, 100, 'tooManyRequests'],
    ['visitor', 'calls', 15 * minute, 40, 'tooManyRequests'],
    ['visitor', 'identities', tenMinutes, 8, 'botControl'],
    ['block', 'identities', tenMinutes, 200, 'botControl'],
    ['block', 'calls', tenMinutes, 600, 'botControl'],
    ['total', 'calls', minute, 1_200, 'queue'],
  ],
  register: [
    ['phone', 'calls', hour, 10, 'tooManyRequests'],
    ['identity', 'calls', hour, 30, 'tooManyRequests'],
    ['visitor', 'calls', hour, 30, 'tooManyRequests'],
    ['visitor', 'identities', hour, 4, 'botControl'],
    ['visitor', 'phones', hour, 4, 'botControl'],
    ['block', 'identities', tenMinutes, 60, 'botControl'],
    ['block', 'calls', tenMinutes, 200, 'botControl'],
    ['total', 'calls', minute, 240, 'queue'],
  ],
  forgot: [
    ['phone', 'calls', hour, 4, 'tooManyRequests'],
    ['identity', 'calls', hour, 4, 'tooManyRequests'],
    ['visitor', 'calls', hour, 8, 'tooManyRequests'],
    ['visitor', 'identities', hour, 3, 'botControl'],
    ['block', 'identities', tenMinutes, 40, 'botControl'],
    ['block', 'calls', tenMinutes, 80, 'botControl'],
    ['total', 'calls', minute, 120, 'queue'],
  ],
  changePassword: [
    ['identity', 'calls', 15 * minute, 10, 'tooManyRequests'],
    ['visitor', 'calls', 15 * minute, 20, 'tooManyRequests'],
  ],
  customerCheck: [
    ['visitor', 'calls', tenMinutes, 30, 'tooManyRequests'],
    ['visitor', 'identities', hour, 6, 'botControl'],
    ['phone', 'identities', day, 6, 'botControl'],
    ['block', 'identities', tenMinutes, 100, 'botControl'],
    ['total', 'calls', minute, 600, 'queue'],
  ],
  // Identities are counted by the customer check that every quotation begins with.
  quotation: [
    ['visitor', 'calls', tenMinutes, 30, 'tooManyRequests'],
    ['visitor', 'calls', day, 150, 'botControl'],
    ['phone', 'calls', day, 150, 'botControl'],
    ['block', 'calls', tenMinutes, 600, 'botControl'],
    ['total', 'calls', minute, 600, 'queue'],
  ],
  // Declined cards are tried again, stolen ones by the dozen.
  payment: [
    ['visitor', 'calls', tenMinutes, 15, 'tooManyRequests'],
    ['visitor', 'calls', day, 40, 'botControl'],
    ['phone', 'calls', day, 40, 'botControl'],
    ['block', 'calls', tenMinutes, 200, 'botControl'],
    ['total', 'calls', minute, 300, 'queue'],
  ],
  // One call may ask sixteen insurers for three lines.
  askPanel: [
    ['visitor', 'calls', tenMinutes, 60, 'tooManyRequests'],
    ['visitor', 'calls', day, 300, 'botControl'],
    ['block', 'calls', tenMinutes, 1_200, 'botControl'],
    ['total', 'calls', minute, 1_200, 'queue'],
  ],
  sharedOffers: [
    ['visitor', 'calls', tenMinutes, 300, 'tooManyRequests'],
    ['block', 'calls', tenMinutes, 3_000, 'botControl'],
  ],
  // Some are made while the person waits.
  documents: [
    ['visitor', 'calls', tenMinutes, 60, 'tooManyRequests'],
    ['block', 'calls', tenMinutes, 600, 'botControl'],
    ['total', 'calls', minute, 600, 'queue'],
  ],
  // identity is the order: each call is a mail to its address.
  resendDocuments: [
    ['identity', 'calls', hour, 3, 'tooManyRequests'],
    ['visitor', 'calls', hour, 6, 'tooManyRequests'],
    ['block', 'calls', hour, 60, 'botControl'],
  ],
};

/** Shared by strangers; an operator may widen these and only these. */
const widened: ReadonlySet<LimitKey> = new Set(['block', 'total']);

/** The limits of an action. The factor widens what strangers share: a load test has one address. */
export function limitsOf(action: LimitedAction, factor = 1): readonly Limit[] {
  return table[action].map(([key, counts, windowSeconds, max, outcome]) => ({
    action,
    key,
    counts,
    windowSeconds,
    max: widened.has(key) ? max * factor : max,
    outcome,
  }));
}
