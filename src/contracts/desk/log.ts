import { z } from 'zod';
import { operatorRoles } from '#domain/desk/operator.ts';
import { deskSubjectKinds } from '#domain/desk/subjects.ts';
import { moment } from '../calls/fields.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';

export const logRow = z.object({
  At: moment,
  Operator: z.string(),
  Act: z.string(),
  SubjectKind: z.enum(deskSubjectKinds),
  Subject: z.string(),
  /** What exactly, in words. */
  What: z.string().nullable(),
  Why: z.string().nullable(),
  /** Unknown where its process ended in the middle. */
  Outcome: z.enum(['done', 'waits', 'refused', 'failed']).nullable(),
});

export const logCalls = {
  log: {
    kind: 'screen',
    audience: 'desk',
    role: operatorRoles[0],
    path: '/kayitlar',
    summary: 'Who did what at the desk, and why',
    request: z.object({
      Page: pageField,
      Kind: oneOf(['all', ...deskSubjectKinds]),
      Operator: z.string().max(32).catch(''),
    }),
    data: pageOf(logRow).extend({ Kind: z.string(), Operator: z.string() }),
    example: {},
  },
} as const satisfies Record<string, DeskCall>;
