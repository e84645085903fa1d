/** What somebody who looks for an attack wants to see. */
export type SecurityEvent =
  | 'loggedIn'
  | 'loginFailed'
  | 'loginLimited'
  | 'secondFactorSent'
  | 'secondFactorUnsent'
  | 'secondFactorFailed'
  | 'loggedOut'
  | 'otherSessionsEnded'
  | 'accessDenied'
  | 'sessionIdle'
  | 'registered'
  | 'registrationRefused'
  | 'phoneChanged'
  | 'emailChanged'
  | 'secondFactorTurnedOn'
  | 'secondFactorTurnedOff'
  | 'changeRefused'
  | 'dataDownloaded'
  | 'dataRefused'
  | 'accountDeleted'
  | 'accountDeletionRefused'
  | 'passwordChanged'
  | 'passwordChangeRefused'
  | 'temporaryPasswordSent'
  | 'temporaryPasswordRefused'
  | 'numberClaimed'
  | 'claimOpposed'
  | 'numberTakenBack';

/** Who and whence, as keyed digests: lines of one account, visitor or address can be laid together, and name nobody. */
export type SecurityRecord = {
  readonly event: SecurityEvent;
  readonly account: string | undefined;
  /** The user name that was typed, where no account is known. */
  readonly name: string | undefined;
  readonly visitor: string;
  readonly address: string;
};

export type SecurityLog = { record(record: SecurityRecord): void };
