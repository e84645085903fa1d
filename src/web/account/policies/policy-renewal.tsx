import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import type { Policy, PolicyDetail } from '#contracts/calls/policies.ts';
import { formatDay } from '#domain/dates.ts';
import { renewalPageTexts as words } from '#messages/policies.ts';
import { saveCalendar } from '../../documents/save-calendar.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PolicySection } from './policy-section.tsx';

function endingOf({ Line, Insured, PolicyEnd, RenewalFrom }: Policy): string {
  const end = formatDay(PolicyEnd);
  if (RenewalFrom) return words.ends(end);
  if (lines[Line].quote === 'addOn') return words.endsBeside(end);
  return words.endsForGood(end, insuredWords[Insured.Kind].lastPolicy);
}

/** When the policy ends, and what then: nothing by itself. */
export function PolicyRenewal({ detail: { Policy: policy, RenewalPath } }: { readonly detail: PolicyDetail }) {
  const { State, RenewalFrom } = policy;
  if (State !== 'active' && State !== 'upcoming' && State !== 'ended') return null;
  return (
    <PolicySection title={words.heading}>
      <p>{endingOf(policy)}</p>
      {RenewalFrom && !RenewalPath && State !== 'ended' && (
        <p className="mt-2 text-ink-soft text-small">{words.opens(formatDay(RenewalFrom))}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {RenewalPath && <ButtonLink to={RenewalPath}>{words.renew}</ButtonLink>}
        {RenewalFrom && State !== 'ended' && (
          <Button variant="quiet" onClick={() => saveCalendar(policy)}>
            <Icon name="calendar" className="size-5" />
            {words.calendar}
          </Button>
        )}
      </div>
    </PolicySection>
  );
}
