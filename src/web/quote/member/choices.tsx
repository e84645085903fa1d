import { useContext } from 'react';
import { SendingContext } from '../../form/submit-button.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';

type Choice = {
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  /** Told the button that was pressed. */
  readonly onPick: (button: HTMLButtonElement) => void;
};

/** Things of before as buttons, each of which answers the question by itself. */
export function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  const titleId = useElementId();
  const sending = useContext(SendingContext);
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
              disabled={sending}
              onClick={({ currentTarget }) => onPick(currentTarget)}
              className="min-h-11 max-w-full rounded-field border border-field-line bg-paper px-3 py-1 text-left text-small leading-tight transition-colors hover:not-disabled:border-brand hover:not-disabled:bg-brand-soft disabled:text-ink-soft"
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
