import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { formatDay } from '#domain/dates.ts';
import { policyTexts as words } from '#messages/policies.ts';
import { Icon } from '../../ui/icon.tsx';
import { PolicySection } from './policy-section.tsx';

const ahead: ReadonlySet<string> = new Set(['begins', 'ends']);

/** What happened to the policy and what is to come, by day. */
export function PolicyTimeline({ detail: { Timeline } }: { readonly detail: PolicyDetail }) {
  return (
    <PolicySection title={words.timeline}>
      <ol className="grid gap-3">
        {Timeline.map(({ Event, Day }) => (
          <li key={Event} className="flex items-start gap-3">
            <Icon name={ahead.has(Event) ? 'calendar' : 'checkCircle'} className="mt-0.5 size-5 shrink-0 text-brand" />
            <div>
              <p>{words.events[Event]}</p>
              <p className="text-ink-soft text-small tabular-nums">{formatDay(Day)}</p>
            </div>
          </li>
        ))}
      </ol>
    </PolicySection>
  );
}
