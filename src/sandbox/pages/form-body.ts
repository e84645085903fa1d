import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const formType = 'application/x-www-form-urlencoded';

/** Form posts arrive as a record of texts; the first value of a repeated name counts. */
export function readForms(app: FastifyInstance): void {
  if (app.hasContentTypeParser(formType)) return;
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries([...new URLSearchParams(body.toString())].reverse()));
  });
}

export const formSchema = z.record(z.string(), z.string());
export type Form = z.infer<typeof formSchema>;

export function formOf(body: unknown): Form {
  const parsed = formSchema.safeParse(body);
  return parsed.success ? parsed.data : {};
}
