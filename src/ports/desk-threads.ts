import type { SupportStatus } from '#domain/support/status.ts';

/** A request for help in a list, in which nobody is named. */
export type ThreadRow = {
  readonly number: string;
  readonly status: SupportStatus;
  readonly typeId: number;
  readonly isMember: boolean;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
};

export type ThreadsWanted = {
  readonly status: SupportStatus | undefined;
  readonly typeId: number | undefined;
  /** By the last word. */
  readonly order: 'oldest' | 'newest';
};

export type DeskThreads = {
  page(wanted: ThreadsWanted, rows: { readonly skip: number; readonly most: number }): Promise<readonly ThreadRow[]>;
};
