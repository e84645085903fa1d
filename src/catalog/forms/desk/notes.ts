import { longestNote, noteLooks, noteSpans } from '#domain/site-note.ts';
import { noteTexts as words } from '#messages/desk-notes.ts';
import type { Field } from '../../fields/field.ts';
import { whyField } from './why.ts';

export const noteFields: readonly Field[] = [
  {
    kind: 'textArea',
    name: 'Text',
    label: words.text,
    help: words.textHelp,
    required: true,
    maxLength: longestNote,
    autoComplete: 'off',
    wide: true,
  },
  {
    kind: 'radioGroup',
    name: 'Look',
    label: words.look,
    required: true,
    look: 'normal',
    preset: 'info',
    choices: noteLooks.map((id) => ({ id, name: words.looks[id] })),
  },
  {
    kind: 'selectBox',
    name: 'Span',
    label: words.span,
    required: true,
    source: { choices: noteSpans.map((id) => ({ id, name: words.spans[id] })) },
  },
];

export const endNoteFields: readonly Field[] = [whyField];
