import type { PolicyDetail, Policy as WirePolicy, WithdrawalPreview } from '#contracts/calls/policies.ts';
import { type Day, istanbulToday } from '#domain/dates.ts';
import { splitInstallments, toWireLira } from '#domain/money.ts';
import { policyStage } from '#domain/policy/policy-state.ts';
import { documentTitles } from '#messages/documents.ts';
import { policyDocuments } from '#messages/order.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import type { Policy, Refund } from '#ports/policies.ts';
import type { PolicyPorts } from '#services/policy/ports.ts';
import type { PolicyView } from '#services/policy/read-policy.ts';
import { renewalFrom } from '#services/policy/renewal-from.ts';
import type { PolicyWithdrawal } from '#services/policy/withdrawal-of.ts';
import { wireInsured } from './insured-wire.ts';
import { wireCoverage } from './offer-wire.ts';
import { insurerName } from './order-wire.ts';
import { wireAgreedParts } from './price-wire.ts';
import { wirePlate } from './risks/index.ts';
import { wireWithdrawal } from './withdrawal-wire.ts';

type Ports = Pick<PolicyPorts, 'clock' | 'panel'>;

export function wirePolicy(policy: Policy, ports: Ports): WirePolicy {
  const { line, start, end } = policy;
  const today = istanbulToday(ports.clock.now());
  return {
    PolicyGuid: policy.id,
    PolicyNo: policy.policyNumber,
    Line: line,
    InsuranceFirm: policy.insurer,
    FirmName: insurerName(ports, policy.insurer),
    PackageName: policy.packageName,
    LicensePlateNumber: wirePlate(policy.insured),
    Insured: wireInsured(policy.insured),
    PolicyStart: start,
    PolicyEnd: end,
    RenewalFrom: renewalFrom(policy, today) ?? null,
    GrossPremium: toWireLira(policy.gross),
    Currency: 'TRY',
    State: policyStage(policy, today),
  };
}

type Timeline = PolicyDetail['Timeline'];

function timeline({ policy, refund, cancellation }: PolicyView): Timeline {
  const on = (moment: Date | undefined) => moment && istanbulToday(moment);
  const isOver = policy.state === 'withdrawn' || policy.state === 'cancelled';
  const steps: readonly (readonly [Timeline[number]['Event'], Day | undefined])[] = [
    ['bought', on(policy.createdAt)],
    ['withdrawalAsked', refund?.reason === 'withdrawal' ? on(refund.requestedAt) : undefined],
    ['cancelRequested', on(cancellation?.requestedAt)],
    ['cancelForwarded', cancellation?.way === 'agency' ? on(cancellation.forwardedAt) : undefined],
    ['cancelRefused', cancellation?.state === 'refused' ? on(cancellation.answeredAt) : undefined],
    ['insurerCancelled', on(cancellation?.state === 'accepted' ? cancellation.answeredAt : refund?.insurerCancelledAt)],
    ['refunded', on(refund?.paidAt)],
    ['begins', isOver ? undefined : policy.start],
    ['ends', isOver ? undefined : policy.end],
  ];
  return steps
    .flatMap(([Event, Day]) => (Day === undefined ? [] : [{ Event, Day }]))
    .sort((one, other) => (one.Day < other.Day ? -1 : Number(one.Day > other.Day)));
}

function wireRefund({ reason, state, promised, amount, byHand, requestedAt, paidAt }: Refund): PolicyDetail['Refund'] {
  return {
    Reason: reason,
    State: state,
    Promised: toWireLira(promised),
    Amount: amount === undefined ? null : toWireLira(amount),
    ByHand: toWireLira(byHand),
    RequestedAt: requestedAt.toISOString(),
    PaidAt: paidAt?.toISOString() ?? null,
  };
}

function wireCancellation(wish: Cancellation): PolicyDetail['CancelRequest'] {
  return {
    Reason: wish.reason,
    SoldOn: wish.soldOn ?? null,
    Note: wish.note ?? null,
    RequestedAt: wish.requestedAt.toISOString(),
    State: wish.state,
    ForwardedAt: wish.forwardedAt?.toISOString() ?? null,
    AnsweredAt: wish.answeredAt?.toISOString() ?? null,
    Refund: wish.refund === undefined ? null : toWireLira(wish.refund),
    Refusal: wish.refusal ?? null,
  };
}

export function wirePolicyDetail(view: PolicyView, ports: Ports): PolicyDetail {
  const { policy, coverages, hasContract, withdrawal, refund, cancellation, renewalPath } = view;
  return {
    Policy: wirePolicy(policy, ports),
    Purchase: { OrderReference: policy.order.reference, Email: policy.email },
    NetPremium: toWireLira(policy.net),
    Installments: splitInstallments(policy.gross, policy.installmentCount).map(toWireLira),
    ...wireAgreedParts(policy),
    Coverages: coverages.map(wireCoverage),
    Documents: [
      { Key: 'policy', Title: policyDocuments.policy },
      { Key: 'summary', Title: policyDocuments.summary },
      ...(hasContract ? [{ Key: 'distanceSales' as const, Title: documentTitles.distanceSales }] : []),
    ],
    Timeline: timeline(view),
    Withdrawal: wireWithdrawal(withdrawal),
    Refund: refund ? wireRefund(refund) : null,
    CancelRequest: cancellation ? wireCancellation(cancellation) : null,
    RenewalPath: renewalPath ?? null,
  };
}

export function wirePreview(
  { refund, lastDay }: Extract<PolicyWithdrawal, { kind: 'possible' }>,
  policy: Policy,
): WithdrawalPreview {
  return {
    RefundAmount: toWireLira(refund.amount),
    GrossPremium: toWireLira(policy.gross),
    Basis: refund.basis,
    TotalDays: refund.totalDays,
    UnusedDays: refund.unusedDays,
    LastDay: lastDay,
  };
}
