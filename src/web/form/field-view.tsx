import type { ReactNode } from 'react';
import type { FieldKind } from '#catalog/fields/field.ts';
import { FindIt } from './drawings/find-it.tsx';
import type { FieldProps } from './field-props.ts';
import { ButtonKind } from './kinds/button.tsx';
import { CheckboxSingle } from './kinds/checkbox-single.tsx';
import { FormMask } from './kinds/form-mask.tsx';
import { InputNumber } from './kinds/input-number.tsx';
import { PasswordInput } from './kinds/password-input.tsx';
import { RadioGroup } from './kinds/radio-group.tsx';
import { SwitchKind } from './kinds/switch.tsx';
import { TextArea } from './kinds/text-area.tsx';
import { TextInput } from './kinds/text-input.tsx';
import { LateField } from './late-field.tsx';
import { DateAndTimePicker, DatePicker, DragUpload, ListInputs, SelectBox, TimePicker } from './lazy-kinds.tsx';

function draw({ field, ...rest }: FieldProps<FieldKind>): ReactNode {
  switch (field.kind) {
    case 'textInput':
      return <TextInput {...rest} field={field} />;
    case 'selectBox':
      return <SelectBox {...rest} field={field} />;
    case 'inputNumber':
      return <InputNumber {...rest} field={field} />;
    case 'textArea':
      return <TextArea {...rest} field={field} />;
    case 'passwordInput':
      return <PasswordInput {...rest} field={field} />;
    case 'switch':
      return <SwitchKind {...rest} field={field} />;
    case 'checkboxSingle':
      return <CheckboxSingle {...rest} field={field} />;
    case 'timePicker':
      return <TimePicker {...rest} field={field} />;
    case 'datePicker':
      return <DatePicker {...rest} field={field} />;
    case 'dateAndTimePicker':
      return <DateAndTimePicker {...rest} field={field} />;
    case 'radioGroup':
      return <RadioGroup {...rest} field={field} />;
    case 'dragUpload':
      return <DragUpload {...rest} field={field} />;
    case 'formMask':
      return <FormMask {...rest} field={field} />;
    case 'listInputs':
      return <ListInputs {...rest} field={field} />;
    case 'button':
      return <ButtonKind {...rest} field={field} />;
    default:
      return field satisfies never;
  }
}

/** Kinds whose code comes late. A new kind does not compile before it is placed here. */
const isLate = {
  textInput: false,
  selectBox: true,
  inputNumber: false,
  textArea: false,
  passwordInput: false,
  switch: false,
  checkboxSingle: false,
  timePicker: true,
  datePicker: true,
  dateAndTimePicker: true,
  radioGroup: false,
  dragUpload: true,
  formMask: false,
  listInputs: true,
  button: false,
} as const satisfies Record<FieldKind, boolean>;

/** Draws any field by its kind. */
export function FieldView(props: FieldProps<FieldKind>) {
  const { field } = props;
  const drawn = draw(props);
  return (
    <>
      {isLate[field.kind] ? <LateField field={field}>{drawn}</LateField> : drawn}
      {field.drawing && <FindIt name={field.drawing} label={field.label} />}
    </>
  );
}
