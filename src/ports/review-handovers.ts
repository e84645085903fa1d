import type { OfferRow } from './quotations.ts';

/** Files on their way to an insurer that wants to see them. */
export type Handover = {
  readonly id: string;
  readonly insurer: string;
  /** The insurer's own, of its review. */
  readonly reviewReference: string;
  readonly since: Date;
  /** Those that the insurer has not yet. */
  readonly fileIds: readonly string[];
};

/** What was handed on to insurers that look, by the wish it answers: another wish of the same insurer begins anew. */
export type ReviewHandovers = {
  /**
   * Keeps what is to be sent, and with the same commit the job that sends it. A file that was handed over before is
   * handed over once. False when the row is not under review any more, or wants nothing.
   */
  begin(row: Pick<OfferRow, 'id' | 'attempt'>, fileIds: readonly string[], now: Date): Promise<boolean>;
  /** Undefined when it has come to an end, or nobody looks at the offer any more. */
  underWay(id: string): Promise<Handover | undefined>;
  /** The insurer has a file; that is remembered, so that it is not sent again. */
  received(id: string, fileId: string, now: Date): Promise<void>;
  /** Ends it. One that was sent has its insurer asked soon what becomes of the review. */
  settle(id: string, state: 'sent' | 'failed'): Promise<void>;
};
