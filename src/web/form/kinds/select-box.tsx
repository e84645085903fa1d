import { useImperativeHandle, useRef } from 'react';
import { otherId, otherName } from '#catalog/fields/field.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FieldProps } from '../field-props.ts';
import { boxClasses, FieldFrame } from '../panel/field-frame.tsx';
import { leaving } from '../panel/leaving.ts';
import { Panel } from '../panel/panel.tsx';
import { Chips } from '../select/chips.tsx';
import { OptionList } from '../select/option-list.tsx';
import { OtherText } from '../select/other-text.tsx';
import { listHeight } from '../select/rows.ts';
import { SelectButtons } from '../select/select-buttons.tsx';
import { SelectInput } from '../select/select-input.tsx';
import { useSelect } from '../select/use-select.ts';

const wish = { height: listHeight + 10 };

export function SelectBox(props: FieldProps<'selectBox'>) {
  const { field, id, error, disabled, values, onBlur, onOtherChange, focusRef } = props;
  const select = useSelect(props);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const otherInput = useRef<HTMLInputElement>(null);
  const isOther = field.other === true && select.ids.includes(otherId);
  const ownError = isOther ? undefined : error;
  const other = values[otherName(field.name)];
  useImperativeHandle(focusRef, () => (isOther ? otherInput.current : input.current) as HTMLElement);

  const shared = { id, field, select, error: ownError, disabled, input };
  return (
    <div
      onBlur={leaving(() => {
        select.settle();
        onBlur();
      })}
    >
      <FieldFrame id={id} field={field} error={ownError}>
        <div ref={box} className={boxClasses(ownError, disabled)}>
          <div className={classNames('flex min-w-0 grow', field.multiple && 'flex-wrap items-center gap-1.5 p-1.5')}>
            {field.multiple && (
              <Chips chosen={select.chosen} locked={select.locked} onRemove={select.remove} input={input} />
            )}
            <SelectInput {...shared} />
          </div>
          <SelectButtons field={field} select={select} disabled={disabled} input={input} />
        </div>
        {select.isOpen && (
          <Panel anchor={box} wish={wish} onMouseDown={(event) => event.preventDefault()} className="py-1">
            <OptionList id={id} select={select} multiple={field.multiple === true} />
          </Panel>
        )}
        <output className="sr-only">{select.status}</output>
      </FieldFrame>
      {isOther && (
        <OtherText
          id={id}
          name={otherName(field.name)}
          text={typeof other === 'string' ? other : ''}
          onChange={onOtherChange}
          error={error}
          disabled={disabled}
          readOnly={field.readOnly === true}
          input={otherInput}
        />
      )}
    </div>
  );
}
