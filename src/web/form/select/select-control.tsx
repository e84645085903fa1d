import { type RefObject, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { FieldProps } from '../field-props.ts';
import { boxClasses } from '../panel/box-classes.ts';
import { Panel } from '../panel/panel.tsx';
import { Chips } from './chips.tsx';
import { OptionList } from './option-list.tsx';
import { listHeight } from './rows.ts';
import { SelectButtons } from './select-buttons.tsx';
import { SelectInput } from './select-input.tsx';
import type { Select } from './use-select.ts';

const wish = { height: listHeight + 10 };

type SelectControlProps = Pick<FieldProps<'selectBox'>, 'field' | 'id' | 'error' | 'disabled'> & {
  readonly select: Select;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The box with what is chosen and typed, and the list beside it. */
export function SelectControl({ field, id, error, disabled, select, input }: SelectControlProps) {
  const box = useRef<HTMLDivElement>(null);
  const multiple = field.multiple === true;
  return (
    <>
      <div ref={box} className={boxClasses({ error, fixed: select.locked })}>
        <div className={classNames('flex min-w-0 grow', multiple && 'flex-wrap items-center gap-1.5 p-1.5')}>
          {multiple && <Chips chosen={select.chosen} locked={select.locked} onRemove={select.remove} input={input} />}
          <SelectInput id={id} field={field} select={select} error={error} disabled={disabled} input={input} />
        </div>
        <SelectButtons field={field} select={select} disabled={disabled} input={input} />
      </div>
      {select.isOpen && (
        <Panel
          anchor={box}
          wish={wish}
          onOutside={() => select.settle()}
          onMouseDown={(event) => event.preventDefault()}
          className="py-1"
        >
          <OptionList id={id} label={field.label} select={select} multiple={multiple} />
        </Panel>
      )}
      <output className="sr-only">{select.status}</output>
    </>
  );
}
