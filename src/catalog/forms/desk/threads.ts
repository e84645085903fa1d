import { deskThreadTexts as words } from '#messages/desk-threads.ts';
import type { Field } from '../../fields/field.ts';
import { whyAskedAs } from './why.ts';

export const answerThreadFields: readonly Field[] = [
  {
    kind: 'textArea',
    name: 'Text',
    label: words.answer.text,
    required: true,
    maxLength: 4000,
    autoComplete: 'off',
    wide: true,
  },
  { kind: 'checkboxSingle', name: 'Closing', label: words.answer.closing, isAnswer: true, wide: true },
];

export const closeThreadFields: readonly Field[] = [whyAskedAs(words.close.why)];
export const reopenThreadFields: readonly Field[] = [whyAskedAs(words.reopen.why)];
