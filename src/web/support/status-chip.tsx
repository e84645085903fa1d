import type { SelectItem } from '#contracts/calls/fields.ts';
import { type SupportStatus, supportStatusOf } from '#domain/support/status.ts';
import { classNames } from '../ui/class-names.ts';

const looks: Readonly<Record<SupportStatus, string>> = {
  open: 'bg-brand-soft text-brand-strong',
  answered: 'bg-success-soft text-success',
  closed: 'bg-mist text-ink-soft',
};

/** What a list of the API calls an id; nothing where the list is not there. */
export function nameIn(list: readonly SelectItem[], id: number): string | undefined {
  return list.find((item) => String(item.Id) === String(id))?.Text;
}

type StatusChipProps = { readonly statusId: number; readonly statuses: readonly SelectItem[] };

/** Where a request stands, in a word. */
export function StatusChip({ statusId, statuses }: StatusChipProps) {
  const name = nameIn(statuses, statusId);
  if (!name) return null;
  const look = looks[supportStatusOf(statusId) ?? 'open'];
  return <span className={classNames('shrink-0 rounded-full px-3 py-1 font-semibold text-small', look)}>{name}</span>;
}
