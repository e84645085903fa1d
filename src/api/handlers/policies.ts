import { formatLira, fromLira } from '#domain/money.ts';
import { renewalReplies, withdrawalReplies } from '#messages/policy-notes.ts';
import { readOwnPolicies } from '#services/policy/own-policies.ts';
import type { PolicyPorts } from '#services/policy/ports.ts';
import { readPolicy } from '#services/policy/read-policy.ts';
import { confirmRenewal, renewPolicy } from '#services/policy/renew-policy.ts';
import { requestCancellation } from '#services/policy/request-cancellation.ts';
import { previewWithdrawal, withdrawPolicy } from '#services/policy/withdraw-policy.ts';
import { customerReply } from '../customer-replies.ts';
import { type Handlers, ok } from '../handler.ts';
import { wirePolicy, wirePolicyDetail, wirePreview } from '../policy-wire.ts';
import { riskWires } from '../risks/index.ts';
import { codeReply, linkCodeReply } from '../sms-replies.ts';

const notFound = { outcome: 'notFound' } as const;
const linkOver = { outcome: 'notFound', messages: [renewalReplies.linkOver] } as const;
const nobody = { outcome: 'tokenControl' } as const;

type Refusal = Exclude<keyof typeof withdrawalReplies, 'refundDiffers'>;

function refused(kind: Refusal | 'notFound') {
  return kind === 'notFound' ? notFound : ({ outcome: 'finalStep', messages: [withdrawalReplies[kind]] } as const);
}

/** Policies of the logged-in customer, and what can be done with them. */
export function policyHandlers(ports: PolicyPorts) {
  async function detail(policyId: string, accountId: string) {
    const view = await readPolicy(ports, policyId, accountId);
    return view ? ok(wirePolicyDetail(view, ports)) : notFound;
  }

  return {
    async myPolicies(_model, { session }) {
      if (!session) return nobody;
      const policies = await readOwnPolicies(ports, session.accountId);
      return ok({ Data: policies.map((policy) => wirePolicy(policy, ports)) });
    },

    policyDetail: async ({ PolicyGuid }, { session }) => (session ? detail(PolicyGuid, session.accountId) : nobody),

    async previewWithdrawal({ PolicyGuid }, { session }) {
      if (!session) return nobody;
      const answer = await previewWithdrawal(ports, PolicyGuid, session.accountId);
      return answer.kind === 'possible' ? ok(wirePreview(answer, answer.policy)) : refused(answer.kind);
    },

    async withdrawPolicy({ PolicyGuid, RefundAmount }, { session, ...caller }) {
      if (!session) return nobody;
      const { accountId } = session;
      const refund = fromLira(RefundAmount.toFixed(2));
      const answer = await withdrawPolicy(ports, { policyId: PolicyGuid, accountId, refund }, caller);
      switch (answer.kind) {
        case 'withdrawing':
          return detail(PolicyGuid, accountId);
        case 'refundDiffers':
          return { outcome: 'step', messages: [withdrawalReplies.refundDiffers(formatLira(answer.refund))] };
        default:
          return refused(answer.kind);
      }
    },

    async requestCancellation({ PolicyGuid, Reason, SoldOn, Note }, { session, ...caller }) {
      if (!session) return nobody;
      const { accountId } = session;
      const wish = { policyId: PolicyGuid, accountId, reason: Reason, soldOn: SoldOn, note: Note };
      const answer = await requestCancellation(ports, wish, caller);
      switch (answer.kind) {
        case 'requested':
          return detail(PolicyGuid, accountId);
        case 'saleDayMissing':
        case 'saleDayAhead':
          return { outcome: 'validation', messages: [withdrawalReplies[answer.kind]] };
        default:
          return refused(answer.kind);
      }
    },

    async renewPolicy({ Token }, caller) {
      const answer = await renewPolicy(ports, Token, caller);
      return answer.kind === 'notFound' ? linkOver : linkCodeReply(answer);
    },

    async confirmRenewal({ Token, SmsActivationCode }, caller) {
      const answer = await confirmRenewal(ports, { token: Token, code: SmsActivationCode }, caller);
      switch (answer.kind) {
        case 'opened':
          return ok({ HeaderGuid: answer.headerGuid, QueryType: answer.line, SecondHand: false });
        case 'codeWrong':
        case 'codeOver':
          return codeReply(answer);
        case 'notFound':
          return linkOver;
        case 'otherKind':
          return { outcome: 'validation', messages: [riskWires[answer.risk].otherKind] };
        case 'invalid':
          return { outcome: 'validation', messages: answer.problems };
        default:
          return customerReply(answer);
      }
    },
  } satisfies Handlers;
}
