import { z } from 'zod';
import type { PermissionAnswer, TellAnswer } from '#ports/permission-register.ts';
import type { IysReply } from './client.ts';

const keptSchema = z.object({ transactionId: z.string().min(1) });
const refusalSchema = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) });
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+03:00`))
  .refine((date) => !Number.isNaN(date.getTime()));
const statusSchema = z.object({ status: z.enum(['ONAY', 'RET']), consentDate: moment });

/** It may be full, or not let us in: whatever else it is asked now would be in vain. */
const closedStates: ReadonlySet<number> = new Set([401, 403, 408, 429]);
const isAway = (reply: IysReply | undefined) => reply === undefined || closedStates.has(reply.status);

export function tellAnswer(reply: IysReply | undefined): TellAnswer {
  if (reply?.status === 200 && keptSchema.safeParse(reply.body).success) return { kind: 'told' };
  const refusal = reply?.status === 422 ? refusalSchema.safeParse(reply.body).data : undefined;
  if (!refusal) return { kind: isAway(reply) ? 'unavailable' : 'unclear' };
  return { kind: 'refused', reason: refusal.errors.map(({ code }) => code).join(', ') };
}

export function permissionAnswer(reply: IysReply | undefined): PermissionAnswer {
  if (reply?.status === 404) return { kind: 'unknown' };
  const { data } = statusSchema.safeParse(reply?.status === 200 ? reply.body : undefined);
  if (!data) return { kind: 'unavailable' };
  return data.status === 'ONAY' ? { kind: 'granted' } : { kind: 'refused', since: data.consentDate };
}
