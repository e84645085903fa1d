import { z } from 'zod';
import { endNoteFields, noteFields } from '#catalog/forms/desk/notes.ts';
import { longestNote, noteLooks, noteSpans } from '#domain/site-note.ts';
import { moment } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { pageField, pageOf } from './list-query.ts';

const number = z.uuid();

export const noteRow = z.object({
  Id: number,
  Text: z.string(),
  Look: z.enum(noteLooks),
  From: moment,
  Until: moment,
  By: z.string(),
  State: z.enum(['running', 'over', 'ended']),
  Ended: z.object({ At: moment, By: z.string() }).nullable(),
});

export const noteCalls = {
  notes: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/duyurular',
    summary: 'What the agency says on the site, and what it said before',
    request: z.object({ Page: pageField }),
    /** Once: the number that a note published from here gets. */
    data: pageOf(noteRow).extend({ Once: number }),
    example: {},
  },
  note: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/duyurular/:Note',
    summary: 'One note',
    request: z.object({ Note: number }),
    data: noteRow,
    example: { Note: '7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a' },
  },
  publishNote: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/duyurular',
    summary: 'Says something at the top of the pages on which people ask for offers or help',
    screen: 'notes',
    fields: noteFields,
    request: formRequest(
      noteFields,
      z.object({ Text: z.string().max(longestNote), Look: z.enum(noteLooks), Span: z.enum(noteSpans), Once: number }),
    ),
    logged: { kind: 'note', by: 'Once', why: 'Text' },
    example: {
      Text: 'Çınaraltı Sigorta bugün yanıt vermiyor.',
      Look: 'warning',
      Span: 'today',
      Once: '7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a',
    },
  },
  endNote: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/duyurular/:Note/bitir',
    summary: 'Takes a note off the site before its time',
    screen: 'note',
    fields: endNoteFields,
    request: formRequest(endNoteFields, z.object({ Note: number, Reason: z.string() })),
    logged: { kind: 'note', by: 'Note', why: 'Reason' },
    example: { Note: '7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a', Reason: 'Şirket yanıt veriyor' },
  },
} as const satisfies Record<string, DeskCall>;
