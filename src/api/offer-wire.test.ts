import { expect, test } from 'vitest';
import type { OfferRow } from '#ports/quotations.ts';
import { wireOffer } from './offer-wire.ts';

const ports = { panel: [], clock: { now: () => new Date() } };
const expired: OfferRow = {
  id: 'offer',
  quotationId: 'quotation',
  line: 'kasko',
  insurer: '901',
  reference: 'reference',
  state: 'expired',
  reason: undefined,
  wantedDocuments: [],
  attempt: 1,
  offer: undefined,
};

test('what ran out may be asked anew, unless it was bought before', () => {
  expect(wireOffer(expired, ports)).toMatchObject({ Retryable: true, Bought: false });
  expect(wireOffer({ ...expired, bought: true }, ports)).toMatchObject({ Retryable: false, Bought: true });
});
