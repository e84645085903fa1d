import { Checkbox } from '../../ui/checkbox.tsx';
import type { FieldProps } from '../field-props.ts';
import { boxAttributes } from './box-attributes.ts';
import { ContractLabel } from './contract-label.tsx';

export function CheckboxSingle(props: FieldProps<'checkboxSingle'>) {
  const { label, contract } = props.field;
  return (
    <Checkbox
      {...boxAttributes(props)}
      label={contract ? <ContractLabel label={label} contract={contract} /> : label}
    />
  );
}
