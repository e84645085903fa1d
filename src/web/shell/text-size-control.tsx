import { textSizeMessages } from '#messages/shell.ts';
import { chooseTextSize, chosenTextSize, parseTextSize, textSizes } from '../cookies/text-size.ts';
import { classNames } from '../ui/class-names.ts';
import { useStore } from '../ui/use-store.ts';

export type TextSizeControlProps = {
  readonly initial: string;
  /** What it stands on. */
  readonly tone: 'dark' | 'light';
  readonly compact?: boolean;
};

/** Three letters, each larger than the one before: the page's own zoom. */
export function TextSizeControl({ initial, tone, compact = false }: TextSizeControlProps) {
  const current = useStore(chosenTextSize, undefined) ?? parseTextSize(initial);
  return (
    <fieldset className={classNames('text-size', tone === 'dark' && 'text-size-dark', compact && 'text-size-compact')}>
      <legend>{textSizeMessages.label}</legend>
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          data-small="textSize"
          data-size={size}
          aria-pressed={size === current}
          aria-label={textSizeMessages[size]}
          onClick={() => chooseTextSize(size)}
        >
          A
        </button>
      ))}
    </fieldset>
  );
}
