import { useSearchParams } from 'react-router';
import { type PickerEntry, pickerEntries } from '#catalog/flows/picker.ts';
import { resolveLineKey } from '#catalog/lines/index.ts';
import { homeTexts } from '#messages/pages.ts';
import { StartForm } from '../../quote/start-form.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { lineIcon } from '../lines/line-icons.ts';

/** The entry of a line; the first one for a line the picker does not show. */
function pickEntry(line: string | undefined): PickerEntry {
  return pickerEntries.find((known) => known.key === line) ?? (pickerEntries[0] as PickerEntry);
}

/** Chooses a line and asks its first questions at once. The choice stands in the address, so it works without scripts. */
export function LinePicker() {
  const [query] = useSearchParams();
  const chosen = pickEntry(resolveLineKey(query.get('line') ?? ''));
  return (
    <Card>
      <h2 className="text-h4">{homeTexts.pickLine}</h2>
      <ul className="mt-3 grid grid-cols-4 gap-2">
        {pickerEntries.map((entry) => (
          <li key={entry.key}>
            <LineChip entry={entry} current={entry === chosen} />
          </li>
        ))}
      </ul>
      <div className="mt-3 border-line border-t pt-3">
        <p className="mb-3 text-small">
          <Link to={chosen.page.path} prefetch="intent" className="font-semibold text-brand hover:underline">
            {chosen.page.menuName}
          </Link>
          <span className="text-ink-soft">{` · ${chosen.page.menuText}`}</span>
        </p>
        <StartForm quotePath={chosen.page.quotePath} />
      </div>
    </Card>
  );
}

function LineChip({ entry, current }: { readonly entry: PickerEntry; readonly current: boolean }) {
  return (
    <Link
      to={`/?line=${entry.key}`}
      replace
      preventScrollReset
      data-app=""
      aria-current={current || undefined}
      className="line-chip"
    >
      <Icon name={lineIcon(entry.key)} />
      {entry.name}
    </Link>
  );
}
