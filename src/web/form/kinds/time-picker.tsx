import { PickerField } from '../dates/picker-field.tsx';
import { TimeColumns } from '../dates/time-columns.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, textOf } from '../input-attributes.ts';

const height = 372;

export function TimePicker(props: FieldProps<'timePicker'>) {
  return (
    <PickerField
      attributes={inputAttributes(props)}
      text={textOf(props.value)}
      onChange={props.onChange}
      focusRef={props.focusRef}
      mask="time"
      height={height}
    >
      {(close) => <TimeColumns text={textOf(props.value)} onChange={props.onChange} onDone={close} />}
    </PickerField>
  );
}
