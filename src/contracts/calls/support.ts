import { z } from 'zod';
import { fullNameField } from '#catalog/forms/support-request.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { judged } from '../judged.ts';
import { email, guid, moment, phone, selectItem, smsCode, wireId, wireList } from './fields.ts';
import { exampleToken, shareToken } from './offer.ts';
import { orderReference } from './payment.ts';
import { exampleCode, linkCode } from './proof.ts';

const message = z.string().trim().min(1).max(4000);
const said = z.string().trim().min(1).max(100);
const fileGuids = wireList(guid).optional();
const requestKey = z.object({ RequestGuid: guid });

/** What a request is about, where it is about something. */
const about = { PolicyGuid: guid.optional(), OrderReference: orderReference.optional() };
/** Who asks without an account says where the answer goes. */
const visitor = { Name: judged(fullNameField, said).optional(), Email: email.optional(), Phone: phone.optional() };

export const supportRequest = z.object({
  RequestGuid: guid,
  /** What people read out on the phone. */
  RequestNo: z.string(),
  TypeId: z.number().int(),
  StatusId: z.number().int(),
  Subject: z.string(),
  PolicyGuid: guid.nullable(),
  OrderReference: orderReference.nullable(),
  CreatedAt: moment,
  LastMessageAt: moment,
  /** Messages of the agency that were not opened yet. */
  Unread: z.number().int().nonnegative(),
});
export type SupportRequest = z.infer<typeof supportRequest>;

export const supportMessage = z.object({
  Author: z.enum(['customer', 'agency']),
  Text: z.string(),
  SentAt: moment,
  Files: z.array(z.object({ fileName: z.string(), FileGuid: guid })),
});
export type SupportMessage = z.infer<typeof supportMessage>;

export const supportThread = supportRequest.extend({ Messages: z.array(supportMessage) });
export type SupportThread = z.infer<typeof supportThread>;

const exampleKey = { RequestGuid: '5c8b2d40-7e61-4f93-a0b2-c3d4e5f60001' };
const exampleRequest: SupportRequest = {
  ...exampleKey,
  RequestNo: 'D7K2M4X9',
  TypeId: 1,
  StatusId: 1,
  Subject: 'Poliçem hakkında',
  PolicyGuid: null,
  OrderReference: null,
  CreatedAt: '2026-11-15T09:30:00Z',
  LastMessageAt: '2026-11-15T09:30:00Z',
  Unread: 0,
};
const exampleText = 'Poliçemi nereden indirebilirim?';
const exampleThread: SupportThread = {
  ...exampleRequest,
  Messages: [{ Author: 'customer', Text: exampleText, SentAt: exampleRequest.CreatedAt, Files: [] }],
};

const list = {
  request: z.object({}),
  data: z.array(selectItem),
} as const;

export const supportCalls = {
  supportAdd: {
    ...addresses.supportAdd,
    summary: 'Opens a support request, of the logged-in customer or of a visitor who says where the answer goes',
    request: z.object({
      TypeId: wireId,
      Subject: said,
      Message: message,
      FileGuids: fileGuids,
      ...about,
      ...visitor,
    }),
    data: requestKey.extend({ RequestNo: z.string() }),
    example: {
      request: { TypeId: 1, Subject: 'Poliçem hakkında', Message: exampleText },
      data: { ...exampleKey, RequestNo: exampleRequest.RequestNo },
    },
  },
  supportTypes: {
    ...list,
    ...addresses.supportTypes,
    summary: 'Types of support request',
    example: { request: {}, data: [{ Text: 'Bilgi talebi', Id: 1 }] },
  },
  supportReply: {
    ...addresses.supportReply,
    summary: 'Adds a message to a support request, and opens it again where it was closed',
    request: requestKey.extend({ Message: message, FileGuids: fileGuids }),
    data: requestKey,
    example: { request: { ...exampleKey, Message: 'Teşekkür ederim.' }, data: exampleKey },
  },
  supportView: {
    ...addresses.supportView,
    summary: 'A support request with its messages, which count as read from then on',
    request: requestKey,
    data: supportThread,
    example: { request: exampleKey, data: exampleThread },
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
  supportLink: {
    ...addresses.supportLink,
    summary: "Sends a code to the phone of the request behind a mail's link",
    request: z.object({ Token: shareToken }),
    data: linkCode,
    example: { request: { Token: exampleToken }, data: exampleCode },
  },
  confirmSupportLink: {
    ...addresses.confirmSupportLink,
    newVisitor: 'keeps',
    summary: 'With the right code, the request behind the link opens in this browser',
    request: z.object({ Token: shareToken, SmsActivationCode: smsCode }),
    data: requestKey,
    example: { request: { Token: exampleToken, SmsActivationCode: '123456' }, data: exampleKey },
  },
} satisfies Record<string, CallContract>;
