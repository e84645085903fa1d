import type { Field } from '#catalog/fields/field.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

type DeskFieldProps = {
  readonly field: Field;
  readonly id: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** Where who typed goes on. */
  readonly isFirstWrong: boolean;
};

/** Draws a field of the catalog as plain HTML: nothing of it waits for a script. */
export function DeskField({ field, id, value, error, isFirstWrong }: DeskFieldProps) {
  const { name, label, help, required = false, autoComplete } = field;
  const shared = { id, name, label, help, error, required, autoComplete, autoFocus: isFirstWrong };
  switch (field.kind) {
    case 'textInput':
      return (
        <TextField
          {...shared}
          defaultValue={value}
          maxLength={field.maxLength}
          inputMode={field.only === 'digits' ? 'numeric' : field.inputMode}
        />
      );
    case 'passwordInput':
      return <TextField {...shared} type="password" />;
    case 'formMask':
      return <TextField {...shared} defaultValue={value} />;
    case 'inputNumber':
      return <TextField {...shared} defaultValue={value} inputMode="decimal" />;
    case 'textArea':
      return <TextAreaField {...shared} defaultValue={value} maxLength={field.maxLength} />;
    case 'checkboxSingle':
      return <Checkbox {...shared} value="true" defaultChecked={value === 'true'} />;
    case 'radioGroup':
      return <ChoiceField {...shared} choices={field.choices} chosen={value ?? field.preset} />;
    case 'selectBox':
      return <ChoiceField {...shared} choices={'choices' in field.source ? field.source.choices : []} chosen={value} />;
    default:
      throw new Error(`The desk draws no field of kind ${field.kind}`);
  }
}
