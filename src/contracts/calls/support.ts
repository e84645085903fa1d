import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { guid, selectItem, shortText, wireId, wireList } from './fields.ts';

const message = z.string().min(1).max(4000);
const uploads = wireList(z.string().min(1).max(64)).optional();
const requestKey = z.object({ RequestGuid: guid });

export const supportRequest = z.object({
  RequestGuid: guid,
  TypeId: z.number().int(),
  StatusId: z.number().int(),
  Subject: z.string(),
  CreatedAt: z.iso.datetime(),
});
export type SupportRequest = z.infer<typeof supportRequest>;

export const supportMessage = z.object({
  Author: z.enum(['customer', 'agency']),
  Text: z.string(),
  SentAt: z.iso.datetime(),
  Files: z.array(z.object({ fileName: z.string(), uid: z.string() })),
});

const exampleKey = { RequestGuid: '5c8b2d40-7e61-4f93-a0b2-c3d4e5f60001' };
const exampleRequest: SupportRequest = {
  ...exampleKey,
  TypeId: 1,
  StatusId: 1,
  Subject: 'Poliçem hakkında',
  CreatedAt: '2026-11-15T09:30:00Z',
};
const exampleText = 'Poliçemi nereden indirebilirim?';

const list = {
  request: z.object({}),
  data: z.array(selectItem),
} as const;

export const supportCalls = {
  supportAdd: {
    ...addresses.supportAdd,
    summary: 'Opens a support request',
    request: z.object({ TypeId: wireId, Subject: shortText, Message: message, FileUids: uploads }),
    data: requestKey,
    example: { request: { TypeId: 1, Subject: 'Poliçem hakkında', Message: exampleText }, data: exampleKey },
  },
  supportTypes: {
    ...list,
    ...addresses.supportTypes,
    summary: 'Types of support request',
    example: { request: {}, data: [{ Text: 'Bilgi talebi', Id: 1 }] },
  },
  supportReply: {
    ...addresses.supportReply,
    summary: 'Adds a message to a support request',
    request: requestKey.extend({ Message: message, FileUids: uploads }),
    data: requestKey,
    example: { request: { ...exampleKey, Message: 'Teşekkür ederim.' }, data: exampleKey },
  },
  supportView: {
    ...addresses.supportView,
    summary: 'A support request with its messages',
    request: requestKey,
    data: supportRequest.extend({ Messages: z.array(supportMessage) }),
    example: {
      request: exampleKey,
      data: {
        ...exampleRequest,
        Messages: [{ Author: 'customer', Text: exampleText, SentAt: exampleRequest.CreatedAt, Files: [] }],
      },
    },
  },
  supportStatuses: {
    ...list,
    ...addresses.supportStatuses,
    summary: 'Statuses a support request can have',
    example: { request: {}, data: [{ Text: 'Açık', Id: 1 }] },
  },
  supportList: {
    ...addresses.supportList,
    summary: "The logged-in customer's support requests, all or of one status",
    request: z.object({ StatusId: wireId.optional() }),
    data: z.array(supportRequest),
    example: { request: { StatusId: 1 }, data: [exampleRequest] },
  },
} satisfies Record<string, CallContract>;
