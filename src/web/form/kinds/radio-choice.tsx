import type { Ref } from 'react';
import type { Choice } from '#catalog/fields/field.ts';
import { classNames } from '../../ui/class-names.ts';
import { refOf } from '../input-attributes.ts';

type RadioChoiceProps = {
  readonly name: string;
  readonly choice: Choice;
  readonly look: 'normal' | 'button';
  readonly wrong: boolean;
  readonly disabled: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly focusRef: Ref<HTMLElement> | undefined;
};

const boxed =
  'min-h-12 rounded-field border bg-paper px-3 py-2 text-small leading-tight outline-brand has-checked:border-brand has-checked:bg-brand-soft has-disabled:bg-mist has-focus-visible:outline-2';

export function RadioChoice(props: RadioChoiceProps) {
  const { name, choice, look, wrong, disabled, checked, onChoose, focusRef } = props;
  const isButton = look === 'button';
  return (
    <label
      className={classNames(
        'flex items-center gap-2.5 has-disabled:text-ink-soft',
        isButton ? boxed : 'min-h-11',
        isButton && (wrong ? 'border-error' : 'border-field-line'),
      )}
    >
      <input
        ref={refOf<HTMLInputElement>(focusRef ?? null)}
        type="radio"
        name={name}
        value={choice.id}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className={classNames('size-5 shrink-0 accent-brand', isButton && 'outline-none')}
      />
      {choice.name}
    </label>
  );
}
