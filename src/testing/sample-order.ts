import type { Order, OrderItem } from '#ports/orders.ts';
import { sampleAsked } from './quotations.ts';

const moment = new Date('2026-11-15T09:00:00Z');

export const sampleItem: OrderItem = {
  id: 'i',
  offerId: 'o',
  line: 'kasko',
  insurer: '901',
  proposalNumber: 'T-1',
  packageName: 'Geniş Kasko',
  net: 1_000_000,
  gross: 1_050_000,
  installmentCount: 1,
  personPrices: [],
  foreignPrice: undefined,
  start: '2026-11-20',
  end: '2027-11-20',
  state: 'pending',
  reason: undefined,
  policyNumber: undefined,
};

/** An order of one item that has just been opened. */
export const sampleOrder: Order = {
  id: 'id',
  reference: 'K7Q2M4X9R1T5',
  quotationId: 'q',
  accountId: undefined,
  visitor: 'v',
  address: '127.0.0.1',
  phone: '5550000001',
  email: 'deniz@example.com',
  customer: sampleAsked.customer,
  insured: sampleAsked.insured,
  provider: 'nestpay',
  gross: 1_050_000,
  installmentCount: 1,
  state: 'created',
  reason: undefined,
  sealedProof: undefined,
  bankTransaction: undefined,
  captured: undefined,
  refunded: 0,
  version: 1,
  items: [sampleItem],
  createdAt: moment,
  updatedAt: moment,
};
