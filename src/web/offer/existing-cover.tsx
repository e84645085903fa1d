import { lines } from '#catalog/lines/index.ts';
import { memberPolicyPath } from '#catalog/policy-address.ts';
import type { SameRisk } from '#contracts/calls/payment.ts';
import { formatDay } from '#domain/dates.ts';
import { sameRiskTexts as words } from '#messages/same-risk.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';

type Policy = NonNullable<SameRisk['Policy']>;

type ExistingCoverProps = { readonly risk: SameRisk; readonly brief?: boolean };

function factsOf({ Line, FirmName, PolicyNo, PolicyStart, PolicyEnd }: Policy) {
  return [
    [words.line, lines[Line].name],
    [words.firm, FirmName],
    ...(PolicyNo === null ? [] : [[words.number, PolicyNo] as const]),
    [words.period, words.from(formatDay(PolicyStart), formatDay(PolicyEnd))],
  ] as const;
}

/**
 * A policy that insures the same already: what it means, and which it is where the person may know; in short only where
 * its member finds it.
 */
export function ExistingCover({ risk: { Message, Policy, State }, brief = false }: ExistingCoverProps) {
  return (
    <div>
      <p>{Message}</p>
      {Policy && !brief && (
        <dl className="mt-2 grid gap-x-6 gap-y-1 @xl:grid-cols-2">
          {factsOf(Policy).map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {Policy?.PolicyGuid && (
        <NewTabLink
          href={memberPolicyPath(Policy.PolicyGuid)}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
        >
          {words.open}
        </NewTabLink>
      )}
      {Policy?.ResultPath && !Policy.PolicyGuid && (
        <NewTabLink
          href={Policy.ResultPath}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
        >
          {State === 'inForce' ? words.open : words.follow}
        </NewTabLink>
      )}
    </div>
  );
}
