import { newPasswordMessages as words } from '#messages/modals.ts';
import type { Field, FormDefinition } from '../fields/field.ts';

const old: Field = {
  kind: 'passwordInput',
  name: 'oldPassword',
  label: words.old,
  required: true,
  missing: 'passwordMissing',
  autoComplete: 'current-password',
  wide: true,
};

const fresh: readonly Field[] = [
  {
    kind: 'passwordInput',
    name: 'newPassword',
    label: words.fresh,
    help: words.freshHelp,
    required: true,
    missing: 'passwordMissing',
    autoComplete: 'new-password',
    wide: true,
  },
  {
    kind: 'passwordInput',
    name: 'retryPassword',
    label: words.again,
    repeats: 'newPassword',
    autoComplete: 'new-password',
    wide: true,
  },
];

const form = (id: string, fields: readonly Field[]): FormDefinition => ({
  id,
  steps: [{ key: id, title: words.title, fields }],
});

export const changePasswordForm = form('change-password', [old, ...fresh]);

/** For who came in with a temporary password: it is asked again only where it is no longer known. */
export const temporaryPasswordForm = form('temporary-password', [{ ...old, label: words.temporary }, ...fresh]);
export const newPasswordForm = form('new-password', fresh);
