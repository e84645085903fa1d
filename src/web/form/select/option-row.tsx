import type { Choice } from '#catalog/fields/field.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowHeight } from './rows.ts';

type OptionRowProps = {
  readonly id: string;
  readonly choice: Choice;
  readonly row: number;
  readonly count: number;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly onPick: (choice: Choice) => void;
};

export function OptionRow({ id, choice, row, count, active, chosen, onPick }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field, which points to the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-setsize={count}
      aria-posinset={row + 1}
      title={choice.name}
      onClick={() => onPick(choice)}
      style={{ top: `${row * rowHeight}px`, height: `${rowHeight}px` }}
      className={classNames(
        'absolute inset-x-0 flex cursor-pointer items-center gap-2 px-3 text-small leading-6',
        active ? 'bg-brand text-paper' : chosen ? 'bg-brand-soft' : 'hover:bg-mist',
        chosen && 'font-semibold',
      )}
    >
      <span className="grow truncate">{choice.name}</span>
      {chosen && <Icon name="check" className="size-4 shrink-0" />}
    </div>
  );
}
