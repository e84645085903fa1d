import type { MouseEvent, RefObject } from 'react';
import type { SelectBox } from '#catalog/fields/field.ts';
import { selectMessages } from '#messages/select.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { boxButton } from '../panel/box-classes.ts';
import type { Select } from './use-select.ts';

type SelectButtonsProps = {
  readonly field: SelectBox;
  readonly select: Select;
  readonly disabled: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
};

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Clears the choice; opens and closes the list for those who point. */
export function SelectButtons({ field, select, disabled, input }: SelectButtonsProps) {
  const { isOpen, ids, locked } = select;
  const clear = () => {
    input.current?.focus();
    select.clear();
  };
  const toggle = () => {
    input.current?.focus();
    input.current?.select();
    if (isOpen) select.close();
    else select.open('chosen');
  };
  return (
    <>
      {field.clearable && ids.length > 0 && !locked && (
        <button type="button" aria-label={selectMessages.clear} onClick={clear} className={boxButton}>
          <Icon name="close" className="size-5" />
        </button>
      )}
      {!field.readOnly && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={selectMessages.show}
          aria-expanded={isOpen}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={toggle}
          className={boxButton}
        >
          <Icon name="chevronDown" className={classNames('size-5 transition-transform', isOpen && 'rotate-180')} />
        </button>
      )}
    </>
  );
}
