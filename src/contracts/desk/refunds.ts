import { z } from 'zod';
import { markRefundPaidFields } from '#catalog/forms/desk/orders.ts';
import { whyField } from '#catalog/forms/desk/why.ts';
import { guid, moment } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';
import { approvalRow, kurus, refundRow, version, why } from './order-fields.ts';

export const refundLists = ['stopped', 'underWay', 'paid', 'all'] as const;

const detail = refundRow.extend({
  Promised: kurus,
  Amount: kurus.nullable(),
  ByHand: kurus,
  /** Undefined where the insurer has not said. */
  Missing: kurus.nullable(),
  Problem: z.string().nullable(),
  /** Of its order. */
  Version: z.int(),
  InsurerCancelledAt: moment.nullable(),
  /** Transfers in its place that were to be approved, the newest first. */
  Transfers: z.array(approvalRow),
  May: z.object({ Retry: z.boolean(), MarkPaid: z.boolean() }),
});

const act = { kind: 'act', audience: 'desk', role: 'money', screen: 'refund' } as const;
const logged = { kind: 'refund', by: 'RefundId', why: 'Reason' } as const;
const example = { RefundId: '6f4b1a57-7a4f-4a0b-9d6e-0d2f6c1f5a10', Reason: 'Banka aradı' };
const fields = [whyField];

export const refundCalls = {
  refunds: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/iadeler',
    summary: 'Money on its way back, with age and next step',
    request: z.object({ Page: pageField, List: oneOf(refundLists) }),
    data: pageOf(refundRow).extend({ List: z.enum(refundLists) }),
    example: {},
  },
  refund: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/iade/:RefundId',
    summary: 'One refund, and what may be done about it',
    request: z.object({ RefundId: guid }),
    data: detail,
    example: { RefundId: example.RefundId },
  },
  retryRefund: {
    ...act,
    path: '/iade/:RefundId/yeniden-dene',
    summary: 'Carries a refund on; the bank is asked first what it returned',
    fields,
    request: formRequest(fields, z.object({ RefundId: guid, Reason: why })),
    logged,
    example,
  },
  markRefundPaid: {
    ...act,
    path: '/iade/:RefundId/odendi',
    summary: 'Writes down that the agency transferred what a refund lacks',
    fields: markRefundPaidFields,
    request: formRequest(
      markRefundPaidFields,
      z.object({ RefundId: guid, Reason: why, Version: version, BankReference: z.string().min(1).max(64) }),
    ),
    logged: { ...logged, what: ['BankReference'] },
    example: { ...example, Version: '1', BankReference: 'EFT1' },
  },
} as const satisfies Record<string, DeskCall>;
