import { textSizeMessages } from '#messages/shell.ts';
import { chooseTextSize, chosenTextSize, parseTextSize, type TextSize, textSizes } from '../cookies/text-size.ts';
import { classNames } from '../ui/class-names.ts';
import { useStore } from '../ui/use-store.ts';

const letterSize: Record<TextSize, string> = { normal: 'text-small', large: 'text-base', larger: 'text-h3' };

const tones = {
  dark: {
    text: 'text-paper',
    pressed: 'aria-pressed:bg-paper aria-pressed:text-brand-strong not-aria-pressed:hover:bg-brand',
  },
  light: {
    text: 'text-ink',
    pressed: 'aria-pressed:bg-brand aria-pressed:text-paper not-aria-pressed:hover:bg-brand-soft',
  },
} as const;

export type TextSizeControlProps = {
  readonly initial: string;
  readonly tone: keyof typeof tones;
  readonly compact?: boolean;
};

/** Three letters, each larger than the one before: the page's own zoom. */
export function TextSizeControl({ initial, tone, compact = false }: TextSizeControlProps) {
  const current = useStore(chosenTextSize, undefined) ?? parseTextSize(initial);
  const { text, pressed } = tones[tone];
  return (
    <fieldset className={classNames('flex items-center gap-1', text)}>
      <legend className={compact ? 'sr-only' : 'float-left mr-2 text-small'}>{textSizeMessages.label}</legend>
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          data-small="textSize"
          data-size={size}
          aria-pressed={size === current}
          aria-label={textSizeMessages[size]}
          onClick={() => chooseTextSize(size)}
          className={classNames(
            'flex items-center justify-center rounded-field font-semibold leading-none transition-colors',
            compact ? 'size-8' : 'size-11',
            letterSize[size],
            pressed,
          )}
        >
          A
        </button>
      ))}
    </fieldset>
  );
}
