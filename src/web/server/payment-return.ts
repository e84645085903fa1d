import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quotePages } from '#catalog/pages/quotes.ts';
import type { LineKey } from '#domain/lines.ts';
import type { HttpLayer } from '../http/http-layer.ts';

/** Where a bank's page sends the browser back to; the name of the provider follows. */
export const paymentReturnPath = '/odeme/donus';

const largestReturn = 64 * 1024;

function fieldsOf({ query, body }: FastifyRequest): Record<string, string> {
  const all = { ...(query as Record<string, unknown>), ...((body ?? {}) as Record<string, unknown>) };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The quote page of a line at its result step. */
function resultPath(line: LineKey, secondHand: boolean, more: Record<string, string>): string {
  const own = quotePages.find((page) => page.line === line);
  const query = new URLSearchParams(own ? {} : { line });
  if (secondHand) query.set('secondHand', '1');
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${own?.path ?? '/trafik/teklif'}?${query}`;
}

/**
 * The bank's return: a post from another site, so it carries no cookies of ours and must set none. It is handed to the
 * API and answered with a redirect that the browser follows with its cookies.
 */
export async function registerPaymentReturn(app: FastifyInstance, http: HttpLayer): Promise<void> {
  await app.register((scope, _options, done) => {
    void scope.register(formbody, { bodyLimit: largestReturn });
    scope.route<{ Params: { provider: string } }>({
      method: ['GET', 'POST'],
      url: `${paymentReturnPath}/:provider`,
      handler: async (request, reply) => {
        const Fields = JSON.stringify(fieldsOf(request));
        const answer = await http.call('paymentReturn', { Provider: request.params.provider, Fields });
        if (!answer?.Success) return reply.redirect('/', 303);
        const { OrderReference, HeaderGuid, QueryType, SecondHand } = answer.Data;
        const more = { teklif: HeaderGuid, adim: 'sonuc', siparis: OrderReference };
        return reply.redirect(resultPath(QueryType, SecondHand, more), 303);
      },
    });
    done();
  });
}
