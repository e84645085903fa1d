import { z } from 'zod';
import { cancelRequestForm } from '#catalog/forms/cancel-request.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { lineKeys } from '#domain/lines.ts';
import { cancelReasons } from '#domain/policy/cancel-reasons.ts';
import { cancellationStates } from '#domain/policy/cancellation-state.ts';
import { policyStages } from '#domain/policy/policy-state.ts';
import { refundReasons, refundStates } from '#domain/policy/refund-state.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { formRequest } from '../form-request.ts';
import { guid, headerGuid, isoDate, lira, moment, smsCode, wireAmount } from './fields.ts';
import { exampleInsured, insured } from './insured.ts';
import { coverage, exampleToken, foreignPrice, namedPersonPrice, shareToken } from './offer.ts';
import { withdrawal } from './withdrawal.ts';

export const policy = z.object({
  PolicyGuid: guid,
  PolicyNo: z.string(),
  Line: z.enum(lineKeys),
  InsuranceFirm: z.string(),
  FirmName: z.string(),
  PackageName: z.string(),
  LicensePlateNumber: z.string().nullable(),
  Insured: insured,
  PolicyStart: isoDate,
  PolicyEnd: isoDate,
  /** From this day on it can be renewed; null where nothing follows, and for what goes with another policy. */
  RenewalFrom: isoDate.nullable(),
  GrossPremium: lira,
  Currency: z.string().length(3),
  State: z.enum(policyStages),
});
export type Policy = z.infer<typeof policy>;

/** What happened to a policy, and what is to come. */
export const policyEvents = [
  'bought',
  'withdrawalAsked',
  'insurerCancelled',
  'refunded',
  'cancelRequested',
  'cancelForwarded',
  'cancelRefused',
  'begins',
  'ends',
] as const;

const refund = z.object({
  Reason: z.enum(refundReasons),
  State: z.enum(refundStates),
  /** What the person was told. */
  Promised: lira,
  /** What is paid: the insurer's figure counts. */
  Amount: lira.nullable(),
  /** What was transferred to an account of the person's beside it. */
  ByHand: lira,
  RequestedAt: moment,
  PaidAt: moment.nullable(),
});

const cancelRequest = z.object({
  Reason: z.enum(cancelReasons),
  SoldOn: isoDate.nullable(),
  Note: z.string().nullable(),
  RequestedAt: moment,
  State: z.enum(cancellationStates),
  /** When it was handed on to whoever decides. */
  ForwardedAt: moment.nullable(),
  AnsweredAt: moment.nullable(),
  /** What comes back, of one that was accepted. */
  Refund: lira.nullable(),
  /** Why it was refused, in the insurer's words. */
  Refusal: z.string().nullable(),
});

export const policyDetail = z.object({
  Policy: policy,
  /** The purchase it came from, and where its documents go. */
  Purchase: z.object({ OrderReference: z.string(), Email: z.string() }),
  NetPremium: lira,
  /** How the premium was paid. */
  Installments: z.array(lira),
  /** What the premium is made of, as it was agreed. */
  PersonPrices: z.array(namedPersonPrice),
  ForeignPrice: foreignPrice.nullable(),
  Coverages: z.array(coverage),
  Documents: z.array(z.object({ Key: z.enum(['policy', 'summary', 'distanceSales']), Title: z.string() })),
  Timeline: z.array(z.object({ Event: z.enum(policyEvents), Day: isoDate })),
  Withdrawal: withdrawal,
  Refund: refund.nullable(),
  CancelRequest: cancelRequest.nullable(),
  /** Where it is renewed, once its time has come. */
  RenewalPath: z.string().nullable(),
});
export type PolicyDetail = z.infer<typeof policyDetail>;

const preview = z.object({
  RefundAmount: lira,
  GrossPremium: lira,
  /** notBegun: coverage has not begun. all: the line gives all back. byDay: premium by the days that are left. */
  Basis: z.enum(['notBegun', 'all', 'byDay']),
  TotalDays: z.number().int(),
  UnusedDays: z.number().int(),
  LastDay: isoDate,
});
export type WithdrawalPreview = z.infer<typeof preview>;

/** Its rules are the same whatever is insured. Whether the day of a sale has come is asked of the clock that keeps the request. */
const cancelFields = fieldsOf(cancelRequestForm('vehicle')).map((field) =>
  field.kind === 'datePicker' ? { ...field, disableFuture: false } : field,
);

const key = z.object({ PolicyGuid: guid });
const exampleKey = { PolicyGuid: '6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c001' };

export const examplePolicy: Policy = {
  ...exampleKey,
  PolicyNo: 'ORN-000001',
  Line: 'kasko',
  InsuranceFirm: '901',
  FirmName: 'Çınaraltı Sigorta',
  PackageName: 'Geniş Kasko',
  LicensePlateNumber: '34ABC123',
  Insured: exampleInsured,
  PolicyStart: '2026-11-20',
  PolicyEnd: '2027-11-20',
  RenewalFrom: '2027-10-21',
  GrossPremium: 18450.5,
  Currency: 'TRY',
  State: 'upcoming',
};

const exampleDetail: PolicyDetail = {
  Policy: examplePolicy,
  Purchase: { OrderReference: 'K7Q2M4X9R1T5', Email: 'deniz@ornek.example' },
  NetPremium: 17571.9,
  Installments: [18450.5],
  PersonPrices: [],
  ForeignPrice: null,
  Coverages: [{ Key: 'carpma', Kind: 'marketValue', Value: null, Currency: null }],
  Documents: [{ Key: 'policy', Title: 'Poliçe' }],
  Timeline: [
    { Event: 'bought', Day: '2026-11-15' },
    { Event: 'begins', Day: '2026-11-20' },
  ],
  Withdrawal: { Kind: 'possible', LastDay: '2026-11-29' },
  Refund: null,
  CancelRequest: null,
  RenewalPath: null,
};

export const policiesCalls = {
  myPolicies: {
    ...addresses.myPolicies,
    summary: "The logged-in customer's policies, the newest first",
    request: z.object({}),
    data: z.object({ Data: z.array(policy) }),
    example: { request: {}, data: { Data: [examplePolicy] } },
  },
  policyDetail: {
    ...addresses.policyDetail,
    summary: 'A policy of the logged-in customer: coverages, payment, documents, and what can be done with it',
    request: key,
    data: policyDetail,
    example: { request: exampleKey, data: exampleDetail },
  },
  previewWithdrawal: {
    ...addresses.previewWithdrawal,
    summary: 'What comes back if the policy is given back today, and how the figure is found',
    request: key,
    data: preview,
    example: {
      request: exampleKey,
      data: {
        RefundAmount: 18450.5,
        GrossPremium: 18450.5,
        Basis: 'notBegun',
        TotalDays: 365,
        UnusedDays: 365,
        LastDay: '2026-11-29',
      },
    },
  },
  withdrawPolicy: {
    ...addresses.withdrawPolicy,
    summary: 'Gives a policy back within its period, for the money the person saw; another figure is refused',
    request: key.extend({ RefundAmount: wireAmount }),
    data: policyDetail,
    example: { request: { ...exampleKey, RefundAmount: 18450.5 }, data: exampleDetail },
  },
  requestCancellation: {
    ...addresses.requestCancellation,
    summary: 'Asks for the end of a policy that cannot be given back by itself',
    request: formRequest(
      cancelFields,
      key.extend({
        Reason: z.enum(cancelReasons),
        SoldOn: isoDate.optional(),
        Note: z.string().max(500).optional(),
      }),
    ),
    data: policyDetail,
    example: { request: { ...exampleKey, Reason: 'sold', SoldOn: '2026-11-14' }, data: exampleDetail },
  },
  renewPolicy: {
    ...addresses.renewPolicy,
    summary: 'Sends a code to the phone of the policy behind a reminder, to ask for new offers on this device',
    request: z.object({ Token: shareToken }),
    data: z.object({ MaskedPhone: z.string(), ResendSeconds: z.number().int(), ValidSeconds: z.number().int() }),
    example: {
      request: { Token: exampleToken },
      data: { MaskedPhone: '5** *** ** 01', ResendSeconds: 60, ValidSeconds: 300 },
    },
  },
  confirmRenewal: {
    ...addresses.confirmRenewal,
    newVisitor: 'keeps',
    summary:
      'With the right code, opens a new quotation for what the policy behind a reminder insures and for its person',
    request: z.object({ Token: shareToken, SmsActivationCode: smsCode }),
    data: z.object({ HeaderGuid: headerGuid, QueryType: z.enum(lineKeys), SecondHand: z.boolean() }),
    example: {
      request: { Token: exampleToken, SmsActivationCode: '123456' },
      data: { HeaderGuid: '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001', QueryType: 'kasko', SecondHand: false },
    },
  },
} satisfies Record<string, CallContract>;
