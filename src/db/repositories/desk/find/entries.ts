import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { TimelineEntry } from '#ports/desk-find.ts';
import type { Database } from '../../../database.ts';
import { consentEntries, messageEntries, supportEntries } from './contact-entries.ts';
import type { Load } from './load.ts';
import {
  cancellationEntries,
  documentEntries,
  orderEntries,
  paymentEntries,
  policyEntries,
  refundEntries,
} from './purchase-entries.ts';
import { quotationEntries } from './quotation-entries.ts';
import type { TimelineKey } from './timeline-keys.ts';

const loads: { readonly [Kind in TimelineKind]: Load<Kind> } = {
  quotation: quotationEntries,
  order: orderEntries,
  payment: paymentEntries,
  policy: policyEntries,
  document: documentEntries,
  refund: refundEntries,
  cancellation: cancellationEntries,
  consent: consentEntries,
  message: messageEntries,
  support: supportEntries,
};

/** The rows behind the keys, in their order; what went meanwhile is left out. */
export async function readEntries(database: Database, keys: readonly TimelineKey[]): Promise<readonly TimelineEntry[]> {
  const kinds = [...new Set(keys.map(({ kind }) => kind))];
  const read = await Promise.all(
    kinds.map((kind) =>
      loads[kind](
        database,
        keys.filter((key) => key.kind === kind).map(({ id }) => id),
      ),
    ),
  );
  const entries = new Map(read.flat().map((entry) => [`${entry.kind}/${entry.id}`, entry]));
  return keys.flatMap(({ kind, id }) => entries.get(`${kind}/${id}`) ?? []);
}
