import type { OperatorRole } from '#domain/desk/operator.ts';

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
  keysOf(name: string): Promise<OperatorKeys | undefined>;
  /** Of many who bring one code one has it. */
  takeStep(id: string, step: number): Promise<boolean>;
  openSession(
    session: { readonly tokenDigest: string; readonly operatorId: string; readonly address: string },
    now: Date,
  ): Promise<void>;
  /** Who has the session, if it is not over; that something was done in it is kept. */
  useSession(tokenDigest: string, now: Date): Promise<Operator | undefined>;
  endSession(tokenDigest: string, now: Date): Promise<void>;
};

/** What an act was about, by a number that names nobody. */
export type DeskSubject = { readonly kind: DeskSubjectKind; readonly id: string };
export type DeskSubjectKind =
  | 'operator'
  | 'customer'
  | 'order'
  | 'refund'
  | 'cancellation'
  | 'support'
  | 'finding'
  | 'insurer'
  | 'note';

export type DeskEntry = {
  readonly operatorId: string;
  readonly act: string;
  readonly subject: DeskSubject;
  readonly why: string | undefined;
};

/** It only grows. */
export type DeskLog = {
  write(entry: DeskEntry, now: Date): Promise<void>;
  ofSubject(
    subject: DeskSubject,
    most: number,
  ): Promise<readonly (Omit<DeskEntry, 'operatorId'> & { readonly at: Date; readonly operator: string })[]>;
};
