import { z } from 'zod';
import { resendDocumentsFields } from '#catalog/forms/desk/policies.ts';
import { lineKeys } from '#domain/lines.ts';
import { distanceSalesKey } from '#domain/order/sale-document.ts';
import { cancellationStates } from '#domain/policy/cancellation-state.ts';
import { policyStages } from '#domain/policy/policy-state.ts';
import { riskKinds } from '#domain/risks/risk.ts';
import { supportStatuses } from '#domain/support/status.ts';
import { guid, moment } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';

const kurus = z.number().int();
const id = '5c8b2d40-0000-4000-8000-000000000000';
const logged = { kind: 'policy', by: 'Id' } as const;
const messageState = z.enum(['sent', 'refused', 'unavailable']);

/** What is kept of a policy, and the contract that was accepted with its order. */
export const policyDocumentKeys = ['policy', 'summary', distanceSalesKey] as const;

export const policyCalls = {
  policy: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/police/:Id',
    summary: 'A policy with its documents and what was sent about it, masked',
    request: z.object({ Id: guid }),
    data: z.object({
      Id: guid,
      PolicyNumber: z.string(),
      Insurer: z.string(),
      Line: z.enum(lineKeys),
      Package: z.string(),
      Stage: z.enum(policyStages),
      Start: z.string(),
      End: z.string(),
      IssuedAt: moment,
      Net: kurus,
      Gross: kurus,
      /** What came back. */
      Refund: kurus.nullable(),
      OrderReference: z.string(),
      InsuredKind: z.enum(riskKinds),
      Identity: z.string(),
      Phone: z.string(),
      Email: z.string(),
      Documents: z.array(z.object({ Key: z.enum(policyDocumentKeys), KeptAt: moment })),
      Messages: z.array(
        z.object({
          At: moment,
          Channel: z.enum(['sms', 'email']),
          Purpose: z.string(),
          To: z.string(),
          State: messageState,
        }),
      ),
      Wishes: z.array(z.object({ Id: guid, State: z.enum(cancellationStates), RequestedAt: moment })),
      Threads: z.array(z.object({ Number: z.string(), Status: z.enum(supportStatuses), LastAt: moment })),
      /** Whether there are policies to send. */
      CanResend: z.boolean(),
      /** What became of the documents when they were last mailed. */
      LastMail: messageState.nullable(),
      /** For one mail. */
      Once: guid,
    }),
    example: { Id: id },
  },
  resendDocuments: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/police/:Id/belgeler',
    summary: 'Has the documents of the order of a policy sent to its address once more',
    screen: 'policy',
    fields: resendDocumentsFields,
    request: formRequest(resendDocumentsFields, z.object({ Id: guid, Reason: z.string(), Once: guid })),
    example: { Id: id, Reason: 'Posta gelmemiş', Once: id },
    logged: { ...logged, why: 'Reason' },
  },
  policyDocument: {
    kind: 'file',
    audience: 'desk',
    role: 'service',
    path: '/police/:Id/belge/:Key',
    summary: 'A document of a policy, as PDF',
    request: z.object({ Id: guid, Key: z.enum(policyDocumentKeys) }),
    example: { Id: id, Key: 'policy' },
    logged: { ...logged, what: ['Key'] },
  },
} as const satisfies Record<string, DeskCall>;
