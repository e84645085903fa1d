import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outcomes } from '#contracts/outcomes.ts';
import { paymentReturnTexts as words } from '#messages/payment-return.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { type Again, plainPage } from './plain-page.ts';
import { paymentReturnPath, readResultLink, resultLinkAddress, resultLinkPath, resultPath } from './result-address.ts';

type ReturnOptions = {
  readonly siteUrl: string;
  /** Headers of a page that answers a request. */
  readonly headersOf: (request: FastifyRequest) => Record<string, string>;
  /** Calls on behalf of a request. */
  readonly httpOf: (request: FastifyRequest) => HttpLayer;
};

const largestReturn = 64 * 1024;
const retrySeconds = 10;

function textFields(given: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Replies that another try would not change. */
const finalCodes: ReadonlySet<number> = new Set([outcomes.notFound.code, outcomes.validation.code]);

function sayUnreadable(request: FastifyRequest, reply: FastifyReply, status = 400): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(plainPage(words.unreadable, request.nonce));
}

/** The browser holds what the bank sent: it is given back to it, to be sent once more. */
function sayAway(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Pick<Again, 'method' | 'action' | 'fields'>,
): FastifyReply {
  const again = { ...sent, text: words.away.again, afterSeconds: retrySeconds };
  return reply
    .code(503)
    .header('Retry-After', retrySeconds)
    .type('text/html; charset=utf-8')
    .send(plainPage({ ...words.away, again }, request.nonce));
}

/**
 * The bank's return: a post from another site, so it carries no cookies of ours and must set none. It is handed to the
 * API and answered with a redirect, which the browser follows with its cookies where it has some: there the link to the
 * result is opened for it.
 */
export async function registerPaymentReturn(
  app: FastifyInstance,
  { siteUrl, headersOf, httpOf }: ReturnOptions,
): Promise<void> {
  const { origin } = new URL(siteUrl);
  await app.register((scope, _options, done) => {
    void scope.register(formbody, { bodyLimit: largestReturn });
    scope.addHook('onRequest', async (request, reply) => {
      // The link is for this browser alone: no other site and no cache learns it.
      reply.headers({ ...headersOf(request), 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
    });
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) throw error;
      return sayUnreadable(request, reply, statusCode);
    });

    scope.route<{ Params: { provider: string } }>({
      method: ['GET', 'POST'],
      url: `${paymentReturnPath}/:provider`,
      handler: async (request, reply) => {
        const { provider } = request.params;
        const fields = { ...textFields(request.query), ...textFields(request.body) };
        const model = { Provider: provider, Fields: JSON.stringify(fields) };
        const answer = await httpOf(request).call('paymentReturn', model);
        if (answer?.Success) return reply.redirect(`${origin}${resultLinkAddress(answer.Data)}`, 303);
        if (answer && finalCodes.has(answer.StatusCode)) return sayUnreadable(request, reply);
        const action = `${paymentReturnPath}/${encodeURIComponent(provider)}`;
        return sayAway(request, reply, { method: 'post', action, fields });
      },
    });

    scope.get(resultLinkPath, async (request, reply) => {
      const link = readResultLink(request.query);
      if (!link) return sayUnreadable(request, reply);
      const answer = await httpOf(request).call('openResult', { ResultToken: link.token });
      // Whoever may not open it is told by the page it leads to how the order is seen.
      if (answer?.Success || (answer && finalCodes.has(answer.StatusCode)))
        return reply.redirect(`${origin}${resultPath(link)}`, 303);
      return sayAway(request, reply, { method: 'get', action: resultLinkPath, fields: textFields(request.query) });
    });
    done();
  });
}
