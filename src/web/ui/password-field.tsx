import { useState } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { Icon } from './icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that its owner may look at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={shown ? uiMessages.hidePassword : uiMessages.showPassword}
      onClick={() => setShown(!shown)}
      className="flex w-12 items-center justify-center rounded-field text-ink-soft hover:text-brand"
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} className="size-5" />
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={toggle}
    />
  );
}
