export type LimitedAction =
  | 'securityToken'
  | 'smsTurn'
  | 'sms'
  | 'confirm'
  | 'login'
  | 'register'
  | 'forgot'
  | 'changePassword'
  | 'myData'
  | 'correctEmail'
  | 'customerCheck'
  | 'registeredAddress'
  | 'addressLookup'
  | 'personLookup'
  | 'quotation'
  | 'askPanel'
  | 'mailOffers'
  | 'mailMyOffers'
  | 'sharedOffers'
  | 'payment'
  | 'paymentDetail'
  | 'documents'
  | 'resendDocuments'
  | 'upload'
  | 'supportRequest'
  | 'supportMessage'
  | 'deskSignIn';

/** Whose calls are counted together. identity is a national number or a user name. */
export type LimitKey =
  | 'visitor'
  | 'phoneAtVisitor'
  | 'identityAtVisitor'
  | 'block'
  | 'phoneAtBlock'
  | 'identityAtBlock'
  | 'network'
  | 'phoneAtNetwork'
  | 'identityAtNetwork'
  | 'phone'
  | 'identity'
  | 'total';

/** tooManyRequests is 429, botControl 1008, queue 1009. */
export type LimitOutcome = 'tooManyRequests' | 'botControl' | 'queue';

/** So many at once, and then again as steadily as they fit into the window. */
export type Pace = { readonly key: LimitKey; readonly windowSeconds: number; readonly max: number };

/** A part of a limit that is kept for those who have asked for little: who stays within all of these small paces. */
export type Reserve = { readonly places: number; readonly quiet: readonly Pace[] };

export type LimitRow = Pace & {
  /**
   * Every call; what failed or was sent, counted ahead and given back where it did not come to that; or only how many
   * different ones of something there are.
   */
  readonly counts: 'calls' | 'failures' | 'sent' | 'phones' | 'identities';
  readonly outcome: LimitOutcome;
  readonly reserve?: Reserve;
};

/** Known is who has shown more than an address: a device of the account, the phone in hand, the password. */
export type LimitGroup = 'everyone' | 'strangers' | 'known';

export type Limit = LimitRow & { readonly action: LimitedAction; readonly group: LimitGroup };
