import type { RetentionLine } from '#catalog/retention/periods.ts';
import { dataPageTexts } from '#messages/data-page.ts';
import { retentionWords } from '#messages/retention.ts';
import { Details } from '../../ui/details.tsx';
import { AccountCard } from '../account-card.tsx';

const words = dataPageTexts.periods;
const { columns } = retentionWords;

/** How long everything is kept, by the table that takes it away. */
export function Periods({ periods }: { readonly periods: readonly RetentionLine[] }) {
  return (
    <AccountCard title={words.title} note={words.note}>
      <Details summary={words.show}>
        <dl className="grid divide-y divide-line border-line border-y">
          {periods.map(({ what, period, since, why }) => (
            <div key={what} className="grid gap-1 py-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] sm:gap-x-6">
              <dt>
                <span className="block font-medium">{what}</span>
                <span className="block text-ink-soft text-small">{why}</span>
              </dt>
              <dd>
                <span className="block font-semibold tabular-nums">{period}</span>
                <span className="block text-ink-soft text-small">
                  {columns.since}: {since}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Details>
    </AccountCard>
  );
}
