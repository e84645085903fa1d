import { z } from 'zod';
import { whyField } from '#catalog/forms/desk/why.ts';
import { orderStates } from '#domain/order/order-state.ts';
import { wireNumber } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { pageField, pageOf } from './list-query.ts';
import { findingRow, kurus, why } from './order-fields.ts';

const findingId = wireNumber(z.int().positive());
const row = findingRow.extend({ State: z.enum(orderStates), Gross: kurus });
const fields = [whyField];

export const findingCalls = {
  findings: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/bulgular',
    summary: 'What the comparison of books left to a person, with age and next step',
    request: z.object({ Page: pageField }),
    data: pageOf(row),
    example: {},
  },
  finding: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/bulgu/:FindingId',
    summary: 'One finding that waits',
    request: z.object({ FindingId: findingId }),
    data: row,
    example: { FindingId: '1' },
  },
  closeFinding: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/bulgu/:FindingId/kapat',
    summary: 'A person has seen to it, and says how',
    screen: 'finding',
    fields,
    request: formRequest(fields, z.object({ FindingId: findingId, Reason: why })),
    logged: { kind: 'finding', by: 'FindingId', why: 'Reason' },
    example: { FindingId: '1', Reason: 'Bankayla konuşuldu' },
  },
} as const satisfies Record<string, DeskCall>;
