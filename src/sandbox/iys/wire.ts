import { z } from 'zod';
import { recordTypes } from './records.ts';

const clockMs = 3 * 3_600_000;

/** The register keeps Turkey's clock. */
export function writtenMoment(moment: Date): string {
  return new Date(moment.getTime() + clockMs).toISOString().slice(0, 19).replace('T', ' ');
}

const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text.replace(' ', 'T')}+03:00`));

export const loginSchema = z.object({
  username: z.string(),
  password: z.string(),
  grant_type: z.literal('password'),
});

export const subjectSchema = z
  .object({
    recipient: z.string().min(1),
    recipientType: z.enum(['BIREYSEL', 'TACIR']),
    type: z.enum(recordTypes),
  })
  .refine(({ recipient, type }) => (type === 'EPOSTA' ? /^\S+@\S+$/ : /^\+90\d{10}$/).test(recipient));

export const changeSchema = subjectSchema.and(
  z.object({ status: z.enum(['ONAY', 'RET']), source: z.string().startsWith('HS_'), consentDate: moment }),
);
