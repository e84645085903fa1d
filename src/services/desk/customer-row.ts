import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { Kurus } from '#domain/money.ts';
import type { EntryOf } from '#ports/desk-find.ts';
import type { DeskPorts } from './ports.ts';

/** What an entry is about, where the desk has a screen for it. */
export type RowSubject = { readonly kind: 'order' | 'policy' | 'cancellation' | 'support'; readonly id: string };

export type RowDetail = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly amount: Kurus | undefined;
};

/** One entry in words. */
export type CustomerRow = {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly at: Date;
  readonly title: string;
  readonly about: string | undefined;
  readonly state: string | undefined;
  readonly amount: Kurus | undefined;
  readonly subject: RowSubject | undefined;
  readonly details: readonly RowDetail[];
};

export type Speaking = {
  readonly ports: Pick<DeskPorts, 'panel'>;
  /** Whether what tells who somebody is may be read. */
  readonly isOpen: boolean;
};

export type RowWords = Omit<CustomerRow, 'id' | 'kind' | 'at' | 'details'> & {
  readonly details?: CustomerRow['details'];
};
/** Says what an entry of one kind was. */
export type Speak<Kind extends TimelineKind> = (entry: EntryOf<Kind>, speaking: Speaking) => RowWords;
