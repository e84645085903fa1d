import { type ChangeEvent, type RefObject, useLayoutEffect } from 'react';
import type { SelectBox } from '#catalog/fields/field.ts';
import { selectMessages } from '#messages/select.ts';
import { classNames } from '../../ui/class-names.ts';
import { describedBy } from '../input-attributes.ts';
import { optionId } from './option-list.tsx';
import { rowsPerPage } from './rows.ts';
import { onSelectKey } from './select-keys.ts';
import type { Select } from './use-select.ts';

type SelectInputProps = {
  readonly id: string;
  readonly field: SelectBox;
  readonly select: Select;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** A list that is seen whole needs no keyboard on the screen; years need digits only. */
function inputModeFor({ source }: SelectBox, { loading, options }: Select) {
  if ('yearsFrom' in source) return 'numeric';
  return !loading && options.length <= rowsPerPage ? 'none' : 'text';
}

export function SelectInput({ id, field, select, error, disabled, input }: SelectInputProps) {
  const { isOpen, results, active, text, chosen, isTyping } = select;
  const activeChoice = isOpen ? results[active] : undefined;
  const asked = select.waits ? selectMessages.waitsPlaceholder : (field.placeholder ?? selectMessages.placeholder);
  const empty = field.multiple && chosen.length > 0 ? '' : asked;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    // Autofill writes into fields that nobody is in.
    document.activeElement === target ? select.type(target.value) : select.settle(target.value);
  // The chosen name gives way to what is typed next.
  useLayoutEffect(() => {
    if (!isTyping && text !== '' && document.activeElement === input.current) input.current?.select();
  }, [isTyping, text, input]);
  return (
    <input
      ref={input}
      id={id}
      role="combobox"
      type="text"
      value={text}
      onChange={onChange}
      onKeyDown={(event) => onSelectKey(event, select, field.multiple === true)}
      onClick={({ currentTarget }) => {
        if (isOpen) return;
        currentTarget.select();
        select.open('chosen');
      }}
      disabled={disabled}
      readOnly={field.readOnly}
      placeholder={isOpen && select.options.length > rowsPerPage ? selectMessages.searchPlaceholder : empty}
      inputMode={inputModeFor(field, select)}
      enterKeyHint="done"
      autoComplete={field.autoComplete ?? 'off'}
      autoCorrect="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? `${id}-list` : undefined}
      aria-activedescendant={activeChoice ? optionId(id, activeChoice) : undefined}
      aria-required={field.required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { help: field.help, error })}
      className={classNames('field-input', field.multiple ? 'min-h-8 basis-24 px-1.5' : 'text-ellipsis pr-0')}
    />
  );
}
