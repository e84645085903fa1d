import { lines } from '#catalog/lines/index.ts';
import { insuredRow } from '#catalog/risks/insured-row.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { policyListTexts as words } from '#messages/policies.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InsurerMark } from '../../ui/insurer-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { policyAddress } from '../account-address.ts';
import { StageChip } from './stage-chip.tsx';

/** One policy in the list, with the way to all that is known of it. */
export function PolicyCard({ policy }: { readonly policy: Policy }) {
  const { Line, FirmName, PackageName, Insured, PolicyStart, PolicyEnd, PolicyNo } = policy;
  const line = lines[Line].name;
  const insured = insuredRow({ kind: Insured.Kind, title: Insured.Title, detail: Insured.Detail });
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <span className="shrink-0">
          <InsurerMark code={Number(policy.InsuranceFirm)} name={FirmName} size={44} />
        </span>
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-h4">{line}</h3>
          <p className="text-ink-soft text-small">{[FirmName, PackageName].join(', ')}</p>
        </div>
        <StageChip stage={policy.State} />
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
        {insured && <span className="font-semibold">{insured}</span>}
        <span>{words.period(formatDay(PolicyStart), formatDay(PolicyEnd))}</span>
      </p>
      <div className="mt-auto flex items-center justify-between gap-4">
        <span className="font-semibold text-lead tabular-nums">{formatLira(fromLira(policy.GrossPremium))}</span>
        <Link
          to={policyAddress(policy.PolicyGuid)}
          prefetch="intent"
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline"
        >
          <span aria-hidden="true">{words.open}</span>
          <VisuallyHidden>{words.openOf(line, PolicyNo)}</VisuallyHidden>
          <Icon name="chevronRight" className="size-5" />
        </Link>
      </div>
    </Card>
  );
}
