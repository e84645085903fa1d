import type { OperatorRole } from '#domain/desk/operator.ts';
import type { DeskSubject, DeskSubjectKind } from '#domain/desk/subjects.ts';

/** Somebody of the agency who works at the desk. */
export type Operator = { readonly id: string; readonly name: string; readonly roles: readonly OperatorRole[] };

/** What opens the door for one. */
export type OperatorKeys = {
  readonly operator: Operator;
  readonly passwordHash: string;
  readonly totpSecret: string;
  /** The step of the last code that was taken. */
  readonly lastStep: number;
};

export type NewOperator = Omit<Operator, 'id'> & Pick<OperatorKeys, 'passwordHash' | 'totpSecret'>;

/** Accounts that are not disabled. */
export type Operators = {
  /** False where somebody has that name. */
  add(operator: NewOperator, now: Date): Promise<boolean>;
  /** Also those that are disabled, by name. */
  list(): Promise<readonly (Omit<Operator, 'id'> & { readonly isDisabled: boolean })[]>;
  /** Ends open sessions with it; false where nobody has that name. */
  changeKeys(name: string, keys: Pick<OperatorKeys, 'passwordHash' | 'totpSecret'>, now: Date): Promise<boolean>;
  /** The same. */
  disable(name: string, now: Date): Promise<boolean>;
  keysOf(name: string): Promise<OperatorKeys | undefined>;
  /** Of many who bring one code one has it. */
  takeStep(id: string, step: number): Promise<boolean>;
  openSession(
    session: { readonly tokenDigest: string; readonly operatorId: string; readonly address: string },
    now: Date,
  ): Promise<void>;
  /** Who has the session, if it is not over; that something was done in it is kept. */
  touchSession(tokenDigest: string, now: Date): Promise<Operator | undefined>;
  endSession(tokenDigest: string, now: Date): Promise<void>;
};

export type DeskEntry = {
  /** Undefined where it was done by a command of who runs the product. */
  readonly operatorId: string | undefined;
  readonly act: string;
  readonly subject: DeskSubject;
  /** What exactly, by field of the request, where the act alone does not say it. */
  readonly what?: Readonly<Record<string, string>> | undefined;
  readonly why: string | undefined;
};

/** waits: somebody else must approve it before anything is done. */
export type DeskOutcome = 'done' | 'waits' | 'refused' | 'failed';

export type DeskLogRow = Omit<DeskEntry, 'operatorId'> & {
  readonly at: Date;
  readonly operator: string | undefined;
  /** Undefined while it is under way, and where its process ended in the middle. */
  readonly outcome: DeskOutcome | undefined;
};

/** It only grows: what is about to be done, and what became of it. */
export type DeskLog = {
  begin(entry: DeskEntry, now: Date): Promise<number>;
  end(id: number, outcome: DeskOutcome, now: Date): Promise<void>;
  /** The newest first. */
  ofSubject(subject: DeskSubject, most: number): Promise<readonly DeskLogRow[]>;
  page(
    wanted: { readonly kind?: DeskSubjectKind | undefined; readonly operator?: string | undefined },
    rows: { readonly skip: number; readonly most: number },
  ): Promise<readonly DeskLogRow[]>;
};
