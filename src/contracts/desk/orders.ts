import { z } from 'zod';
import {
  endChoices,
  markOrderFields,
  refundOrderFields,
  retryOrderFields,
  voidOrderFields,
} from '#catalog/forms/desk/orders.ts';
import { orderMarks } from '#domain/desk/money-acts.ts';
import { lineKeys } from '#domain/lines.ts';
import { orderStates } from '#domain/order/order-state.ts';
import { policyStates } from '#domain/policy/policy-state.ts';
import { guid, isoDate, moment, wireBoolean } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';
import { logRow } from './log.ts';
import { approvalRow, findingRow, kurus, orderReference, refundRow, version, why } from './order-fields.ts';

export const orderSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
const sampleReference = 'ABCDEFGH23456789';

const listQuery = {
  State: oneOf(['all', ...orderStates]),
  Line: oneOf(['all', ...lineKeys]),
  Insurer: z.string().max(8).catch(''),
  From: isoDate.or(z.literal('')).catch(''),
  To: isoDate.or(z.literal('')).catch(''),
  Sort: oneOf(orderSorts),
};

const row = z.object({
  Reference: z.string(),
  State: z.enum(orderStates),
  CreatedAt: moment,
  Gross: kurus,
  /** Masked. */
  Customer: z.string(),
  Line: z.enum(lineKeys),
  Insurer: z.string(),
  MoreItems: z.int(),
});

const item = z.object({
  Line: z.enum(lineKeys),
  Insurer: z.string(),
  Package: z.string(),
  Gross: kurus,
  State: z.enum(['pending', 'issued', 'refused', 'released']),
  Start: isoDate,
  End: isoDate,
  PolicyId: guid.nullable(),
  PolicyNumber: z.string().nullable(),
  PolicyState: z.enum(policyStates).nullable(),
});

const detail = z.object({
  Reference: z.string(),
  Version: z.int(),
  State: z.enum(orderStates),
  Reason: z.string().nullable(),
  /** Masked. */
  Buyer: z.object({ Name: z.string(), Identity: z.string(), Phone: z.string(), Email: z.string() }),
  CreatedAt: moment,
  UpdatedAt: moment,
  Gross: kurus,
  Captured: kurus.nullable(),
  Refunded: kurus,
  Kept: kurus,
  InstallmentCount: z.int(),
  Bank: z.object({
    State: z.enum(['none', 'authorised', 'captured', 'voided', 'refunded', 'declined', 'silent']),
    Amount: kurus,
    Refunded: kurus,
  }),
  Items: z.array(item),
  Events: z.array(z.object({ Id: z.int(), At: moment, Action: z.string(), From: z.string(), To: z.string() })),
  Findings: z.array(findingRow),
  Refunds: z.array(refundRow),
  Approvals: z.array(approvalRow),
  Log: z.array(logRow),
  /** What may be tried now, for who has the role. */
  May: z.object({
    Retry: z.boolean(),
    Void: z.boolean(),
    /** At most so much. */
    Refund: kurus.nullable(),
    Mark: z.enum(orderMarks).nullable(),
  }),
});

const act = { kind: 'act', audience: 'desk', screen: 'order' } as const;
const logged = { kind: 'order', by: 'Reference', why: 'Reason' } as const;
const asked = { Reference: orderReference, Reason: why };
const moneyAsked = { ...asked, Version: version };
const example = { Reference: sampleReference, Reason: 'Müşteri aradı' };
const moneyExample = { ...example, Version: '1' };

export const orderCalls = {
  orders: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/siparisler',
    summary: 'Orders, filtered and sorted',
    request: z.object({ Page: pageField, ...listQuery }),
    data: pageOf(row).extend({
      ...listQuery,
      Insurers: z.array(z.object({ Id: z.string(), Name: z.string() })),
    }),
    example: {},
  },
  order: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/siparis/:Reference',
    summary: 'One order with all that happened to it, and what may be done',
    request: z.object({ Reference: orderReference }),
    data: detail,
    example: { Reference: sampleReference },
  },
  retryOrder: {
    ...act,
    role: 'service',
    path: '/siparis/:Reference/yeniden-dene',
    summary: 'Has done now what the worker or the comparison of books would do next',
    fields: retryOrderFields,
    request: formRequest(retryOrderFields, z.object(asked)),
    logged,
    example,
  },
  voidOrder: {
    ...act,
    role: 'money',
    path: '/siparis/:Reference/serbest-birak',
    summary: 'Gives a reservation back, where no policy is in force',
    fields: voidOrderFields,
    request: formRequest(voidOrderFields, z.object({ ...moneyAsked, SaysNoPolicy: wireBoolean.default(false) })),
    logged,
    example: moneyExample,
  },
  refundOrder: {
    ...act,
    role: 'money',
    path: '/siparis/:Reference/iade',
    summary: 'Has a sum go back to the card; the policy stays, or ends for it',
    fields: refundOrderFields,
    request: formRequest(
      refundOrderFields,
      z.object({ ...moneyAsked, Amount: z.string().min(1).max(20), Ends: z.enum(endChoices) }),
    ),
    logged: { ...logged, what: ['Amount', 'Ends'] },
    example: { ...moneyExample, Amount: '10,00', Ends: 'stays' },
  },
  markOrder: {
    ...act,
    role: 'money',
    path: '/siparis/:Reference/sonuclandir',
    summary: 'Writes down how an order ended outside, as the bank has it',
    fields: markOrderFields,
    request: formRequest(markOrderFields, z.object({ ...moneyAsked, Outcome: z.enum(orderMarks) })),
    logged: { ...logged, what: ['Outcome'] },
    example: { ...moneyExample, Outcome: 'void' },
  },
} as const satisfies Record<string, DeskCall>;
