import { splitMoment } from '../dates/clock.ts';
import { MomentPanel } from '../dates/moment-panel.tsx';
import { PickerField } from '../dates/picker-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, textOf } from '../input-attributes.ts';

const height = 420;

export function DateAndTimePicker(props: FieldProps<'dateAndTimePicker'>) {
  const { field, value, onChange, today } = props;
  return (
    <PickerField
      attributes={inputAttributes(props)}
      text={textOf(props.value)}
      onChange={props.onChange}
      focusRef={props.focusRef}
      mask="moment"
      height={height}
    >
      {(close) => (
        <MomentPanel field={field} today={today} {...splitMoment(textOf(value))} onChange={onChange} onDone={close} />
      )}
    </PickerField>
  );
}
