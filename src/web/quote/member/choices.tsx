import { useId } from 'react';

type Choice = { readonly key: string; readonly name: string; readonly detail?: string; readonly onPick: () => void };

/** Things of before as buttons, each of which answers the question by itself. */
export function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  const titleId = useId();
  if (choices.length === 0) return null;
  return (
    <div>
      <p id={titleId} className="text-small">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="mt-1.5 flex flex-wrap gap-2">
        {choices.map(({ key, name, detail, onPick }) => (
          <li key={key} className="max-w-full">
            <button
              type="button"
              onClick={onPick}
              className="min-h-11 max-w-full rounded-field border border-field-line bg-paper px-3 py-1 text-left text-small leading-tight transition-colors hover:border-brand hover:bg-brand-soft"
            >
              <span className="block font-semibold">{name}</span>
              {detail && <span className="block text-ink-soft">{detail}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
