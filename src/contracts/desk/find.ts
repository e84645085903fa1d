import { z } from 'zod';
import { findFields } from '#catalog/forms/desk/find.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { moment } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';

/** A digest of the phone, which names nobody. */
const customerKey = z.string().regex(/^[\w-]{43}$/);
const exampleCustomer = 'a'.repeat(43);

/** How many customers one search leads to at most. */
export const mostFound = 10;

/** Digests with dots between them. */
const foundKeys = z
  .string()
  .transform((keys) => keys.split('.'))
  .pipe(z.array(customerKey).max(mostFound))
  .catch([]);

const head = z.object({
  Customer: customerKey,
  Name: z.string().nullable(),
  Phone: z.string(),
  Email: z.string().nullable(),
  Identity: z.string().nullable(),
  MemberSince: moment.nullable(),
  /** Members who used this phone and have another by now. */
  MovedTo: z.array(customerKey),
});

const row = z.object({
  Id: z.string(),
  At: moment,
  Kind: z.enum(timelineKinds),
  Title: z.string(),
  About: z.string().nullable(),
  State: z.string().nullable(),
  /** In kuruş. */
  Amount: z.number().int().nullable(),
  Subject: z.object({ Kind: z.enum(['order', 'policy', 'cancellation', 'support']), Id: z.string() }).nullable(),
  Details: z.array(
    z.object({ Id: z.string(), Label: z.string(), Value: z.string(), Amount: z.number().int().nullable() }),
  ),
});

const customerRequest = z.object({ Customer: customerKey, Page: pageField, Kind: oneOf(['all', ...timelineKinds]) });
const customerData = pageOf(row).extend({ Head: head, Kind: z.enum(['all', ...timelineKinds]) });

export type CustomerData = z.output<typeof customerData>;

export const findCalls = {
  find: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/ara',
    summary: 'Where a customer is looked for, and those among whom one must choose',
    request: z.object({ Found: foundKeys }),
    data: z.object({ Found: z.array(head) }),
    example: {},
  },
  findCustomer: {
    kind: 'act',
    audience: 'desk',
    role: 'read',
    path: '/ara',
    summary: 'Leads to the customer of a phone, a plate, a policy, an order or a request for help',
    screen: 'find',
    fields: findFields,
    request: formRequest(findFields, z.object({ Text: z.string() })),
    logged: { kind: 'customer', why: 'Text' },
    example: { Text: '0532 123 45 67' },
  },
  customer: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/musteri/:Customer',
    summary: 'All that happened with a customer, in which nobody is named',
    request: customerRequest,
    data: customerData,
    example: { Customer: exampleCustomer },
  },
  customerShown: {
    kind: 'screen',
    audience: 'desk',
    role: 'service',
    path: '/musteri/:Customer/acik',
    summary: 'The same with names, numbers and addresses',
    request: customerRequest,
    data: customerData,
    logged: { kind: 'customer', by: 'Customer' },
    example: { Customer: exampleCustomer },
  },
} as const satisfies Record<string, DeskCall>;
