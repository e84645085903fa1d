import { actRefusalTexts, orderMarkNames } from '#messages/desk-orders.ts';
import { approvalTexts as words } from '#messages/desk-refunds.ts';
import type { Approval } from '#ports/desk-approvals.ts';
import { approve, type DecisionAnswer, disapprove } from '#services/desk/decide-approval.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { type ActResult, type DeskHandlers, missing, shown } from '../handler.ts';
import { wireApproval } from '../order-wire.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

const approvalPath = (id: string) => `/onay/${id}`;

/** What exactly would be done, beside the act and its sum. */
async function detailsOf(ports: DeskPorts, { wish, orderState }: Approval): Promise<string[]> {
  switch (wish.act) {
    case 'voidOrder':
      return wish.saysNoPolicy ? [words.noPolicy] : [];
    case 'refundOrder': {
      if (orderState !== 'done') return [words.orderEnds];
      const policy = wish.policyId === undefined ? undefined : await ports.policyBook.find(wish.policyId);
      return [policy ? words.policyEnds(policy.policyNumber) : words.policyStays];
    }
    case 'markOrder':
      return [orderMarkNames[wish.mark]];
    case 'markRefundPaid':
      return [words.bankReference(wish.bankReference)];
    default:
      return wish satisfies never;
  }
}

function resultOf(answer: DecisionAnswer, word: string, to: string): ActResult {
  switch (answer.kind) {
    case 'done':
      return { kind: 'done', to, word };
    case 'notFound':
      return missing;
    case 'own':
    case 'decidedBefore':
      return { kind: 'refused', word: words[answer.kind] };
    case 'expired':
      return { kind: 'refused', word: words.expiredWord };
    case 'refused':
      return { kind: 'refused', word: actRefusalTexts[answer.why] };
    default:
      return answer satisfies never;
  }
}

type Own = 'approval' | 'approvals' | 'approve' | 'disapprove';

export const approvalHandlers = (ports: DeskPorts): Pick<DeskHandlers, Own> => ({
  async approvals({ Page, List }) {
    const now = ports.clock.now();
    const rows = await ports.approvals.page({ isWaiting: List === 'waiting', now }, rowsOf(Page));
    return shown({ ...pageRows(Page, rows, (row) => wireApproval(row, now)), List });
  },
  async approval({ ApprovalId }) {
    const approval = await ports.approvals.find(ApprovalId);
    if (!approval) return missing;
    const wire = wireApproval(approval, ports.clock.now());
    return shown({
      ...wire,
      Why: approval.why,
      Details: await detailsOf(ports, approval),
      DecisionWhy: approval.decisionWhy ?? null,
      IsOpen: wire.Decision === null,
    });
  },
  async approve({ ApprovalId }, { operator }) {
    return resultOf(await approve(ports, ApprovalId, operator), words.approvedWord, approvalPath(ApprovalId));
  },
  async disapprove({ ApprovalId, Reason }, { operator }) {
    const answer = await disapprove(ports, ApprovalId, operator, Reason);
    return resultOf(answer, words.refusedWord, approvalPath(ApprovalId));
  },
});
