import { Switch } from '../../ui/switch.tsx';
import type { FieldProps } from '../field-props.ts';
import { boxAttributes } from './box-attributes.ts';
import { OpenerLink } from './opener-link.tsx';

export function SwitchKind(props: FieldProps<'switch'>) {
  const { label, look } = props.field;
  return look ? <OpenerLink {...props} close={look.link.close} /> : <Switch {...boxAttributes(props)} label={label} />;
}
