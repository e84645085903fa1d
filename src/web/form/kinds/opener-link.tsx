import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FieldProps } from '../field-props.ts';
import { refOf } from '../input-attributes.ts';

type OpenerLinkProps = FieldProps<'switch'> & { readonly close: string };

/** Opens what is behind it, and says how to close it again. */
export function OpenerLink({ field, id, value, onChange, onBlur, disabled, focusRef, close }: OpenerLinkProps) {
  const open = value === true;
  const helpId = `${id}-help`;
  return (
    <div className="py-1">
      <Button
        variant="link"
        id={id}
        ref={refOf<HTMLButtonElement>(focusRef)}
        disabled={disabled}
        aria-expanded={open}
        aria-describedby={open && field.help ? helpId : undefined}
        onBlur={onBlur}
        onClick={() => onChange(!open)}
      >
        <Icon name={open ? 'close' : 'edit'} className="size-5" />
        {open ? close : field.label}
      </Button>
      {open && field.help && (
        <p id={helpId} className="text-ink-soft text-small">
          {field.help}
        </p>
      )}
    </div>
  );
}
