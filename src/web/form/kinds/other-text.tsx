import { TextField } from '../../ui/text-field.tsx';

type OtherTextProps = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
};

/** The free text behind "other". */
export function OtherText({ name, label, text, disabled, readOnly, onChange }: OtherTextProps) {
  return (
    <TextField
      className="mt-3"
      name={name}
      label={label}
      value={text}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
