import { deskFindTexts as words } from '#messages/desk-find.ts';
import type { Field } from '../../fields/field.ts';

/** One field for whatever somebody on the phone can tell. */
export const findFields: readonly Field[] = [
  {
    kind: 'textInput',
    name: 'Text',
    label: words.label,
    help: words.help,
    required: true,
    maxLength: 60,
    autoComplete: 'off',
    private: true,
    wide: true,
  },
];
