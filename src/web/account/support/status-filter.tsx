import type { SelectItem } from '#contracts/calls/fields.ts';
import { supportListTexts as words } from '#messages/support-pages.ts';
import { useElementId } from '../../ui/parts/element-ids.tsx';

type StatusFilterProps = {
  readonly statuses: readonly SelectItem[];
  /** An empty word lets everything through. */
  readonly status: string;
  readonly onStatus: (status: string) => void;
};

/** Only what would part the list is offered. */
export function StatusFilter({ statuses, status, onStatus }: StatusFilterProps) {
  const id = useElementId();
  return (
    <div className="mt-6 max-w-60">
      <label htmlFor={id} className="block font-medium text-small">
        {words.status}
      </label>
      <select
        id={id}
        value={status}
        onChange={({ currentTarget }) => onStatus(currentTarget.value)}
        className="mt-1 min-h-12 w-full rounded-field border border-field-line bg-paper px-3 outline-brand hover:border-ink-soft"
      >
        <option value="">{words.all}</option>
        {statuses.map(({ Id, Text }) => (
          <option key={Id} value={String(Id)}>
            {Text}
          </option>
        ))}
      </select>
    </div>
  );
}
