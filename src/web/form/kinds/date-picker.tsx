import { formatDay, formatMonth, parseMonth, readDay } from '#domain/dates.ts';
import { Calendar } from '../dates/calendar.tsx';
import { limitsOf } from '../dates/day-limits.ts';
import { limitNote } from '../dates/limit-note.ts';
import { PickerField } from '../dates/picker-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { inputAttributes, textOf } from '../input-attributes.ts';

const height = { days: 400, months: 270 };

export function DatePicker(props: FieldProps<'datePicker'>) {
  const { field, value, onChange, today } = props;
  const text = textOf(value);
  const unit = field.month ? 'months' : 'days';
  return (
    <PickerField
      attributes={inputAttributes(props)}
      text={textOf(props.value)}
      onChange={props.onChange}
      focusRef={props.focusRef}
      mask={field.month ? 'month' : 'day'}
      height={height[unit]}
    >
      {(close) => (
        <Calendar
          chosen={field.month ? parseMonth(text) : readDay(text)}
          limits={limitsOf(field, today)}
          today={today}
          unit={unit}
          birth={field.purpose === 'birthdate'}
          note={field.month ? undefined : limitNote(field, today)}
          onPick={(time) => {
            onChange(field.month ? formatMonth(time) : formatDay(time, '/'));
            close();
          }}
        />
      )}
    </PickerField>
  );
}
