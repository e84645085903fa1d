import { z } from 'zod';
import type { DeskCall } from './desk-call.ts';

export const tableRow = z.object({
  Key: z.string(),
  Name: z.string(),
  About: z.string(),
  Source: z.string(),
  Where: z.string(),
  Since: z.iso.date(),
  Days: z.number().int(),
  /** Null for what changes with the law alone. */
  DueOn: z.iso.date().nullable(),
  IsOverdue: z.boolean(),
  Certainty: z.enum(['sourced', 'calculated', 'general', 'placeholder']),
  IsContinued: z.boolean(),
});

export const tableCalls = {
  tables: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/tablolar',
    summary: 'Figures in the program that age, those that are overdue first',
    request: z.object({}),
    data: z.object({ Rows: z.array(tableRow) }),
    example: {},
  },
} as const satisfies Record<string, DeskCall>;
