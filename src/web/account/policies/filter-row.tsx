import { policyListTexts as words } from '#messages/policies.ts';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import type { FilterChoices, PolicyFilter } from './policy-filter.ts';

type FilterRowProps = {
  readonly choices: FilterChoices;
  readonly filter: PolicyFilter;
  readonly onFilter: (filter: PolicyFilter) => void;
};

const parts = ['line', 'state', 'insurer'] as const;

/** Only what would part the list is offered. */
export function FilterRow({ choices, filter, onFilter }: FilterRowProps) {
  const offered = parts.filter((part) => choices[part].length > 1);
  const id = useElementId();
  if (offered.length === 0) return null;
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="sr-only">{words.filters}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {offered.map((part) => (
          <div key={part} className="min-w-0">
            <label htmlFor={`${id}${part}`} className="block font-medium text-small">
              {words[part]}
            </label>
            <select
              id={`${id}${part}`}
              value={filter[part]}
              onChange={({ currentTarget }) => onFilter({ ...filter, [part]: currentTarget.value })}
              className="mt-1 min-h-12 w-full rounded-field border border-field-line bg-paper px-3 outline-brand hover:border-ink-soft"
            >
              <option value="">{words.all}</option>
              {choices[part].map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
