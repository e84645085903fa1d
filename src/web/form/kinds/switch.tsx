import { Switch } from '../../ui/switch.tsx';
import type { FieldProps } from '../field-props.ts';
import { boxAttributes } from './box-attributes.ts';

export function SwitchKind(props: FieldProps<'switch'>) {
  return <Switch {...boxAttributes(props)} label={props.field.label} />;
}
