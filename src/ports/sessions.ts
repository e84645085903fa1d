export type Session = {
  readonly id: string;
  readonly accountId: string;
  readonly startedAt: Date;
  /** When its user last did something, to the minute. */
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
  /** Opened with a temporary password: it may do nothing before a new one is set. */
  readonly mustChangePassword: boolean;
};

export type NewSession = Omit<Session, 'id'> & {
  readonly tokenDigest: string;
  /** Digest of the copy in session storage, which opens nothing. */
  readonly copyDigest: string;
  readonly visitor: string;
};

/** Live sessions only: what has ended, expired or was not used for long is not found. */
export type Sessions = {
  /** Opens a session and ends those the same visitor had on the account. */
  open(session: NewSession): Promise<void>;
  find(tokenDigest: string, now: Date): Promise<Session | undefined>;
  /** Whether it is not found only because it was not used for long. */
  isIdle(tokenDigest: string, now: Date): Promise<boolean>;
  /** Its user does something. */
  touch(id: string, now: Date): Promise<void>;
  /** Whether the session that this copy belongs to still lives. */
  isAlive(copyDigest: string, now: Date): Promise<boolean>;
  list(accountId: string, now: Date): Promise<readonly Session[]>;
  end(id: string, now: Date): Promise<void>;
  /** Ends all of the account's sessions but one, and tells how many that were. */
  endOthers(accountId: string, keptId: string, now: Date): Promise<number>;
  /** The session goes on as an ordinary one. */
  release(id: string): Promise<void>;
};
