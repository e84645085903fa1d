import { z } from 'zod';
import {
  acceptCancellationFields,
  forwardCancellationFields,
  refuseCancellationFields,
} from '#catalog/forms/desk/cancellations.ts';
import { lineKeys } from '#domain/lines.ts';
import { cancelReasons } from '#domain/policy/cancel-reasons.ts';
import { cancellationStates, cancellationWays } from '#domain/policy/cancellation-state.ts';
import { guid, moment } from '../calls/fields.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';

const cancellationRow = z.object({
  Id: guid,
  State: z.enum(cancellationStates),
  /** Whom it was handed to. */
  Way: z.enum(cancellationWays).nullable(),
  RequestedAt: moment,
  Reason: z.enum(cancelReasons),
  Insurer: z.string(),
  Line: z.enum(lineKeys),
  PolicyNumber: z.string(),
});

const kurus = z.number().int();

const cancellation = cancellationRow.extend({
  ForwardedAt: moment.nullable(),
  AnsweredAt: moment.nullable(),
  SoldOn: z.string().nullable(),
  PolicyId: guid,
  OrderReference: z.string(),
  Start: z.string(),
  End: z.string(),
  Gross: kurus,
  /** What comes back, of one that was accepted. */
  Refund: kurus.nullable(),
  /** What comes back where the insurer names no sum. */
  UnusedDays: kurus,
  /** How often it was looked at. */
  Attempts: z.number().int(),
  IsOpen: z.boolean(),
  /** The policy ended otherwise meanwhile. */
  IsPolicyOver: z.boolean(),
});

const id = '5c8b2d40-0000-4000-8000-000000000000';
const logged = { kind: 'cancellation', by: 'Id' } as const;

export const cancellationCalls = {
  cancellations: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/iptaller',
    summary: 'Wishes that policies may end, in which nobody is named',
    request: z.object({
      Page: pageField,
      State: oneOf(['open', ...cancellationStates, 'all']),
      Sort: oneOf(['oldest', 'newest']),
    }),
    data: pageOf(cancellationRow).extend({
      Now: moment,
      State: z.string(),
      Sort: z.string(),
    }),
    example: {},
  },
  cancellation: {
    kind: 'screen',
    audience: 'desk',
    role: 'read',
    path: '/iptal/:Id',
    summary: 'A wish that a policy may end, without what people wrote, with the forms that hand it on and answer it',
    request: z.object({ Id: guid }),
    data: cancellation.extend({ NoteLength: z.number(), RefusalLength: z.number() }),
    example: { Id: id },
  },
  cancellationShown: {
    kind: 'screen',
    audience: 'desk',
    role: 'service',
    path: '/iptal/:Id/acik',
    summary: 'The same with what was written and how its person is reached',
    request: z.object({ Id: guid }),
    data: cancellation.extend({
      Note: z.string().nullable(),
      Refusal: z.string().nullable(),
      Phone: z.string(),
      Email: z.string(),
    }),
    example: { Id: id },
    logged,
  },
  forwardCancellation: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/iptal/:Id/ilet',
    summary: 'Hands a wish on now, as the job would when its turn comes',
    screen: 'cancellation',
    fields: forwardCancellationFields,
    request: formRequest(
      forwardCancellationFields,
      z.object({ Id: guid, Reason: z.string(), Seen: z.coerce.number().int().min(0) }),
    ),
    example: { Id: id, Reason: 'Müşteri acele ediyor', Seen: '0' },
    logged: { ...logged, why: 'Reason' },
  },
  acceptCancellation: {
    kind: 'act',
    audience: 'desk',
    role: 'money',
    path: '/iptal/:Id/kabul',
    summary: 'Enters that the insurer ended the policy, with the sum that comes back',
    screen: 'cancellation',
    fields: acceptCancellationFields,
    request: formRequest(
      acceptCancellationFields,
      z.object({ Id: guid, Refund: z.string().optional(), Reason: z.string() }),
    ),
    example: { Id: id, Refund: '100', Reason: 'Şirket yazıyla bildirdi' },
    logged: { ...logged, what: ['Refund'], why: 'Reason' },
  },
  refuseCancellation: {
    kind: 'act',
    audience: 'desk',
    role: 'service',
    path: '/iptal/:Id/ret',
    summary: 'Enters that the insurer refused, in its words',
    screen: 'cancellation',
    fields: refuseCancellationFields,
    request: formRequest(refuseCancellationFields, z.object({ Id: guid, Reason: z.string() })),
    example: { Id: id, Reason: 'Belge eksik' },
    logged: { ...logged, why: 'Reason' },
  },
} as const satisfies Record<string, DeskCall>;
