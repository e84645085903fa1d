import type { RefObject } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { selectMessages } from '#messages/select.ts';
import { Icon } from '../../ui/icon.tsx';

type ChipsProps = {
  readonly chosen: readonly Choice[];
  readonly locked: boolean;
  readonly onRemove: (choice: Choice) => void;
  /** Takes the focus when the last chip goes. */
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The chosen options of a multiple field; each can be taken away by its button. */
export function Chips({ chosen, locked, onRemove, input }: ChipsProps) {
  if (chosen.length === 0) return null;
  const remove = (choice: Choice, button: HTMLElement) => {
    const next = button.closest('li')?.nextElementSibling?.querySelector('button') ?? input.current;
    next?.focus();
    onRemove(choice);
  };
  return (
    <ul aria-label={selectMessages.chosen} className="contents">
      {chosen.map((choice) => (
        <li
          key={choice.id}
          className="flex min-w-0 max-w-full items-center rounded-full bg-brand-soft pl-3 font-medium text-brand-strong text-small not-has-[button]:pr-3"
        >
          <span className="truncate py-1">{choice.name}</span>
          {!locked && (
            <button
              type="button"
              aria-label={selectMessages.remove(choice.name)}
              onClick={({ currentTarget }) => remove(choice, currentTarget)}
              className="flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-tint"
            >
              <Icon name="close" className="size-4" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
