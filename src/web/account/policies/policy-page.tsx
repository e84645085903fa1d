import { useRevalidator } from 'react-router';
import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { policyListTexts, policyTexts as words } from '#messages/policies.ts';
import { Button } from '../../ui/button.tsx';
import { CallAgency, Notice } from '../../ui/notice.tsx';
import { AskedCancellation, CancelRequest } from './cancel-request.tsx';
import type { LoadedPolicy } from './load-policies.ts';
import { PolicyCoverages } from './policy-coverages.tsx';
import { PolicyDocuments } from './policy-documents.tsx';
import { BackToList, PolicyHead } from './policy-head.tsx';
import { PolicyPlan } from './policy-plan.tsx';
import { PolicyRenewal } from './policy-renewal.tsx';
import { PolicyTimeline } from './policy-timeline.tsx';
import { RefundProgress } from './refund-progress.tsx';
import { Withdraw } from './withdraw.tsx';

/** All there is to know about one policy, and what can be done with it. */
export function PolicyPage({ policy }: { readonly policy: LoadedPolicy }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <BackToList />
      <div className="mt-3">
        {policy.kind === 'read' && <Read detail={policy.detail} />}
        {policy.kind === 'missing' && <Notice heading="h2" {...words.missing} />}
        {policy.kind === 'failed' && (
          <Notice heading="h2" icon="warning" {...policyListTexts.failed}>
            <Button loading={state === 'loading'} onClick={() => void revalidate()}>
              {policyListTexts.again}
            </Button>
            <CallAgency />
          </Notice>
        )}
      </div>
    </>
  );
}

function Read({ detail }: { readonly detail: PolicyDetail }) {
  return (
    <div className="grid items-start gap-6 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 gap-6">
        <PolicyHead detail={detail} />
        <PolicyDocuments detail={detail} />
        <PolicyRenewal detail={detail} />
      </div>
      <div className="grid min-w-0 gap-6">
        <Leaving detail={detail} />
        <PolicyTimeline detail={detail} />
        <PolicyPlan detail={detail} />
      </div>
      <div className="min-w-0 @2xl:col-span-2">
        <PolicyCoverages detail={detail} />
      </div>
    </div>
  );
}

/** On its way back, asked to end, may be given back, or may be asked to end, also anew. */
function Leaving({ detail }: { readonly detail: PolicyDetail }) {
  const { Refund, CancelRequest: request, Withdrawal: withdrawal } = detail;
  const asked = request && <AskedCancellation request={request} kind={detail.Policy.Insured.Kind} />;
  if (Refund) {
    return (
      <>
        {Refund.Reason === 'cancellation' && asked}
        <RefundProgress refund={Refund} />
      </>
    );
  }
  if (withdrawal.Kind === 'closed') return asked;
  return (
    <>
      {asked}
      {withdrawal.Kind === 'possible' ? <Withdraw detail={detail} /> : <CancelRequest detail={detail} />}
    </>
  );
}
