import type { ConsentRecord, KeptConsent } from './consents.ts';

/** What is kept of a person, in the order in which it is handed to them. */
export const dataParts = [
  'account',
  'devices',
  'sessions',
  'numberClaims',
  'consents',
  'messages',
  'codes',
  'quotations',
  'offers',
  'coverages',
  'orders',
  'orderItems',
  'orderEvents',
  'acceptances',
  'policies',
  'refunds',
  'cancelRequests',
  'findings',
  'documents',
  'files',
  'supportRequests',
  'supportMessages',
  'healthReadings',
] as const;
export type DataPart = (typeof dataParts)[number];

/** Whose data: a member, as far as the account proves anything. */
export type DataSubject = {
  readonly accountId: string;
  /** Proven. */
  readonly phone: string;
  readonly nationalNumber: string;
  /** Not proven: it tells nothing by itself. */
  readonly email: string;
};

export type DataRow = Readonly<Record<string, unknown>>;
export type CollectedData = Readonly<Record<DataPart, readonly DataRow[]>>;

/** Why an account cannot be deleted now. */
export type Hindrance = 'orderUnderWay' | 'refundRunning';

/** What stays when an account goes. */
export type KeptData = {
  readonly orders: number;
  readonly failedOrders: number;
  readonly policies: number;
  readonly refunds: number;
  readonly documents: number;
  readonly supportRequests: number;
  /** When the last of the purchases' policies ends, or its order was last changed. */
  readonly lastPurchaseEnds: Date | undefined;
  readonly lastFailedOrder: Date | undefined;
  readonly lastSupportMessage: Date | undefined;
  readonly consents: number;
  readonly messages: number;
};

/** What goes with it. */
export type DeletedData = {
  readonly sessions: number;
  readonly quotations: number;
  readonly files: number;
  readonly supportRequests: number;
  readonly healthDeclarations: number;
};

export type DeletionOutlook = {
  readonly hindrances: readonly Hindrance[];
  readonly deleted: DeletedData;
  readonly kept: KeptData;
};

export type Erasure = {
  readonly now: Date;
  /** What ends with the account of all that was stated, asked once nothing more can be. */
  readonly withdrawalsOf: (facts: readonly KeptConsent[]) => readonly ConsentRecord[];
};

export type EraseAnswer =
  | { readonly kind: 'erased' | 'gone' }
  | { readonly kind: 'hindered'; readonly hindrances: readonly Hindrance[] };

/** All that is kept of a person, whatever table it stands in. */
export type PersonalData = {
  collect(subject: DataSubject): Promise<CollectedData>;
  outlook(subject: DataSubject, now: Date): Promise<DeletionOutlook>;
  /**
   * Deletes the account and all that nothing has kept, in one transaction: whoever begins to pay at the same moment
   * either hinders it or finds neither quotation nor account. gone: somebody did it before.
   */
  erase(subject: DataSubject, erasure: Erasure): Promise<EraseAnswer>;
};
