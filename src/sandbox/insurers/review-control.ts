import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readForms } from '../pages/form-body.ts';
import { wantsHtml } from '../pages/wants-html.ts';
import type { InsurerContext } from './insurer-context.ts';
import type { Resolution } from './review.ts';

const command = z.object({
  resolve: z.enum(['accept', 'load', 'exclude', 'decline', 'wantDocuments']),
  percent: z.coerce.number().int().min(1).max(300).default(25),
  what: z.string().min(1).default('İncelemede görülen hasar'),
  reason: z.string().min(1).default('İnceleme sonucunda kabul edilmedi'),
  documents: z.array(z.string().min(1)).min(1).default(['Güncel fotoğraflar']),
});

function resolutionOf({ resolve, percent, what, reason, documents }: z.infer<typeof command>): Resolution {
  switch (resolve) {
    case 'accept':
      return { kind: resolve };
    case 'load':
      return { kind: resolve, percent };
    case 'exclude':
      return { kind: resolve, what };
    case 'decline':
      return { kind: resolve, reason };
    case 'wantDocuments':
      return { kind: resolve, documents };
  }
}

export type ReviewRow = {
  readonly insurer: string;
  readonly number: string;
  readonly reference: string;
  readonly product: string;
  readonly reason: string;
  readonly wantedDocuments: readonly string[];
  /** What came of them, each once. */
  readonly documents: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
  /** looking, or how it ended. */
  readonly state: string;
};

export function listReviews(contexts: readonly InsurerContext[]): readonly ReviewRow[] {
  return contexts.flatMap(({ office }) =>
    office.reviews.all().map(({ number, application, look, state, documents }) => ({
      insurer: office.personality.code,
      number,
      reference: application.reference,
      product: application.product,
      reason: look.reason,
      wantedDocuments: state.wantedDocuments,
      documents: documents.map(({ name, type, bytes }) => ({ name, type, bytes })),
      state: state.ended?.kind ?? 'looking',
    })),
  );
}

/** What the insurers look at, and the way to let one decide at once. */
export function registerReviewControl(app: FastifyInstance, contexts: readonly InsurerContext[]): void {
  readForms(app);
  app.get('/insurers/reviews', () => listReviews(contexts));
  app.post<{ Params: { number: string } }>('/insurers/reviews/:number', (request, reply) => {
    const parsed = command.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: parsed.error.issues });
    const { number } = request.params;
    const resolved = contexts.some(({ office }) => office.reviews.resolve(number, resolutionOf(parsed.data)));
    if (!resolved) return reply.code(404).send({ error: 'no such review' });
    if (wantsHtml(request)) return reply.redirect('/insurers', 303);
    return reply.send(listReviews(contexts).find((row) => row.number === number));
  });
}
