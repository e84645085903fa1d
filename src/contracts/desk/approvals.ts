import { z } from 'zod';
import { whyField } from '#catalog/forms/desk/why.ts';
import { guid } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';
import { approvalRow, why } from './order-fields.ts';

export const approvalLists = ['waiting', 'over'] as const;

const detail = approvalRow.extend({
  Why: z.string(),
  /** What exactly would be done, in words. */
  Details: z.array(z.string()),
  DecisionWhy: z.string().nullable(),
  IsOpen: z.boolean(),
});

const act = { kind: 'act', audience: 'desk', role: 'money', screen: 'approval' } as const;
const ApprovalId = '6f4b1a57-7a4f-4a0b-9d6e-0d2f6c1f5a10';
const fields = [whyField];

export const approvalCalls = {
  approvals: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/onaylar',
    summary: 'What waits for a second pair of eyes',
    request: z.object({ Page: pageField, List: oneOf(approvalLists) }),
    data: pageOf(approvalRow).extend({ List: z.enum(approvalLists) }),
    example: {},
  },
  approval: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/onay/:ApprovalId',
    summary: 'One of them, with what exactly would be done',
    request: z.object({ ApprovalId: guid }),
    data: detail,
    example: { ApprovalId },
  },
  approve: {
    ...act,
    path: '/onay/:ApprovalId/onayla',
    summary: 'Has it carried out, exactly as another asked for it',
    fields: [],
    request: z.object({ ApprovalId: guid }),
    logged: { kind: 'approval', by: 'ApprovalId' },
    example: { ApprovalId },
  },
  disapprove: {
    ...act,
    path: '/onay/:ApprovalId/reddet',
    summary: 'Lets it not happen',
    fields,
    request: formRequest(fields, z.object({ ApprovalId: guid, Reason: why })),
    logged: { kind: 'approval', by: 'ApprovalId', why: 'Reason' },
    example: { ApprovalId, Reason: 'Tutar yanlış' },
  },
} as const satisfies Record<string, DeskCall>;
