import { z } from 'zod';
import { allLines, switchFields } from '#catalog/forms/desk/insurers.ts';
import { lineKeys } from '#domain/lines.ts';
import { moment } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';

const code = z.string().min(1).max(20);

export const insurerRow = z.object({
  Code: z.string(),
  Name: z.string(),
  Lines: z.array(z.object({ Line: z.enum(lineKeys), Name: z.string(), IsOff: z.boolean() })),
  State: z.enum(['on', 'partly', 'off']),
  Off: z.array(
    z.object({
      Line: z.enum([allLines, ...lineKeys]),
      Name: z.string(),
      Since: moment,
      By: z.string(),
      Why: z.string(),
    }),
  ),
});

const fields = switchFields();
const request = formRequest(
  fields,
  z.object({ Insurer: code, Line: z.enum([allLines, ...lineKeys]), Reason: z.string() }),
);
const logged = { kind: 'insurer', by: 'Insurer', what: ['Line'], why: 'Reason' } as const;
const example = { Insurer: '901', Line: 'kasko', Reason: 'Yanıt vermiyor' };

export const insurerCalls = {
  insurers: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/sirketler',
    summary: 'Insurers and their lines, and which of them are off',
    request: z.object({}),
    data: z.object({ Rows: z.array(insurerRow) }),
    example: {},
  },
  insurer: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/sirketler/:Insurer',
    summary: 'One insurer, with the forms that switch it',
    request: z.object({ Insurer: code }),
    data: insurerRow,
    example: { Insurer: '901' },
  },
  switchOff: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/sirketler/:Insurer/kapat',
    summary: 'Switches an insurer or one of its lines off, in all processes at once',
    screen: 'insurer',
    fields,
    request,
    logged,
    example,
  },
  switchOn: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/sirketler/:Insurer/ac',
    summary: 'Switches it on again',
    screen: 'insurer',
    fields,
    request,
    logged,
    example,
  },
} as const satisfies Record<string, DeskCall>;
