import type { Field } from '../fields/field.ts';

/** The password that an account has, asked for to open it or to change what opens it. */
export function currentPassword(label: string): Field {
  return {
    kind: 'passwordInput',
    name: 'Password',
    label,
    required: true,
    missing: 'passwordMissing',
    autoComplete: 'current-password',
    wide: true,
  };
}
