import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { insuredRow } from '#catalog/risks/insured-row.ts';
import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { policyListTexts, policyTexts as words } from '#messages/policies.ts';
import { aboutPolicyTexts } from '#messages/support-pages.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { freshRequestAddress, tabAddress } from '../account-address.ts';
import { StageChip } from './stage-chip.tsx';

export function BackToList() {
  return (
    <Link
      to={tabAddress('policies')}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 pr-2 font-medium text-brand hover:underline"
    >
      <Icon name="chevronLeft" className="size-5" />
      {words.back}
    </Link>
  );
}

/** What the policy is: for what, with whom, from when to when, for how much. */
export function PolicyHead({ detail: { Policy: policy, NetPremium } }: { readonly detail: PolicyDetail }) {
  const { Kind: kind, Title: title, Detail: detail } = policy.Insured;
  const lira = (amount: number) => formatLira(fromLira(amount));
  const rows = [
    [words.number, policy.PolicyNo],
    [insuredWords[kind].label, insuredRow({ kind, title, detail })],
    [words.period, policyListTexts.period(formatDay(policy.PolicyStart), formatDay(policy.PolicyEnd))],
    [words.price, lira(policy.GrossPremium)],
    [words.net, lira(NetPremium)],
  ] as const;
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-3">
        <span className="shrink-0">
          <InsurerMark code={Number(policy.InsuranceFirm)} name={policy.FirmName} size={52} />
        </span>
        <div className="min-w-0 grow basis-48">
          <h2 className="text-h2 outline-none">{lines[policy.Line].name}</h2>
          <p className="text-ink-soft">{[policy.FirmName, policy.PackageName].join(', ')}</p>
        </div>
        <StageChip stage={policy.State} />
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd className="break-words font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={freshRequestAddress({ policyGuid: policy.PolicyGuid })}
        className="mt-3 inline-flex min-h-11 items-center font-medium text-brand underline decoration-tint underline-offset-4"
      >
        {aboutPolicyTexts.write}
      </Link>
    </Card>
  );
}
