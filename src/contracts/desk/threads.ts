import { z } from 'zod';
import { answerThreadFields, closeThreadFields, reopenThreadFields } from '#catalog/forms/desk/threads.ts';
import { supportStatuses } from '#domain/support/status.ts';
import { guid, moment } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';

const status = z.enum(supportStatuses);
const number = z.string().regex(/^[0-9A-Z]{1,16}$/);

const threadRow = z.object({
  Number: z.string(),
  Status: status,
  Type: z.string().nullable(),
  IsMember: z.boolean(),
  CreatedAt: moment,
  LastAt: moment,
});

const contact = z.object({ Name: z.string(), Phone: z.string(), Email: z.string() });

const threadHead = threadRow.extend({
  PolicyId: z.string().nullable(),
  OrderReference: z.string().nullable(),
  /** Nobody's any more once the account is gone. */
  Contact: contact.nullable(),
});

const message = z.object({ Id: guid, Author: z.enum(['customer', 'agency']), At: moment });

/** How many messages the form stood beneath: nobody answers past what they have not seen. */
const seen = z.coerce.number().int().min(1);
const example = { Number: 'D2222222' };
const logged = { kind: 'support', by: 'Number' } as const;

export const threadCalls = {
  threads: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/destek',
    summary: 'Requests for help, in which nobody is named',
    request: z.object({
      Page: pageField,
      Status: oneOf(['open', 'answered', 'closed', 'all']),
      Type: z
        .string()
        .regex(/^\d{1,6}$/)
        .catch(''),
      Sort: oneOf(['oldest', 'newest']),
    }),
    data: pageOf(threadRow).extend({
      Now: moment,
      Status: z.string(),
      Type: z.string(),
      Sort: z.string(),
      Types: z.array(z.object({ Id: z.string(), Name: z.string() })),
    }),
    example: {},
  },
  thread: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/destek/:Number',
    summary: 'A request for help, without what people wrote',
    request: z.object({ Number: number }),
    data: threadHead.extend({ Messages: z.array(message.extend({ Length: z.number(), Files: z.number() })) }),
    example,
  },
  threadShown: {
    kind: 'screen',
    audience: 'desk',
    role: 'service',
    path: '/destek/:Number/acik',
    summary: 'A request for help as it was written, with the forms that answer and close it',
    request: z.object({ Number: number }),
    data: threadHead.extend({
      Subject: z.string(),
      Messages: z.array(
        message.extend({ Text: z.string(), Files: z.array(z.object({ Id: z.string(), Name: z.string() })) }),
      ),
      /** For one answer. */
      Once: guid,
    }),
    example,
    logged,
  },
  answerThread: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/destek/:Number/yanit',
    summary: 'Answers a request; its customer sees it and is told by mail',
    screen: 'threadShown',
    fields: answerThreadFields,
    request: formRequest(
      answerThreadFields,
      z.object({ Number: number, Text: z.string(), Closing: z.boolean().default(false), Once: guid, Seen: seen }),
    ),
    example: { ...example, Text: 'Yanıt', Once: '5c8b2d40-0000-4000-8000-000000000000', Seen: '1' },
    logged,
  },
  closeThread: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/destek/:Number/kapat',
    summary: 'Closes a request without a word',
    screen: 'threadShown',
    fields: closeThreadFields,
    request: formRequest(closeThreadFields, z.object({ Number: number, Reason: z.string(), Seen: seen })),
    example: { ...example, Reason: 'Telefonda çözüldü', Seen: '1' },
    logged: { ...logged, why: 'Reason' },
  },
  reopenThread: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/destek/:Number/ac',
    summary: 'Opens a closed request again',
    screen: 'threadShown',
    fields: reopenThreadFields,
    request: formRequest(reopenThreadFields, z.object({ Number: number, Reason: z.string() })),
    example: { ...example, Reason: 'Yanlışlıkla kapatıldı' },
    logged: { ...logged, why: 'Reason' },
  },
  threadFile: {
    kind: 'file',
    audience: 'desk',
    role: 'service',
    path: '/destek/:Number/dosya/:FileId',
    summary: 'A file that is attached to a request',
    request: z.object({ Number: number, FileId: guid }),
    example: { ...example, FileId: '5c8b2d40-0000-4000-8000-000000000000' },
    logged: { ...logged, what: ['FileId'] },
  },
} as const satisfies Record<string, DeskCall>;
