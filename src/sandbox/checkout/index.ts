import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Partner } from '../app.ts';
import { refusedByIssuer } from '../bank/cards.ts';
import { ledgerOf } from '../bank/ledger.ts';
import { LostAnswer } from '../bank/lost-answer.ts';
import { playBehaviour } from '../behaviour.ts';
import { readForms } from '../pages/form-body.ts';
import { type Answer, failureAnswer, failures } from './answers.ts';
import { type CheckoutBooks, cancel, capture, formResult, initialize, paymentDetail, refund, report } from './api.ts';
import { CheckoutForms } from './forms.ts';
import { registerHolderPages } from './holder-pages.ts';
import { isAuthorised } from './signatures.ts';

const bodySchema = z.object({ raw: z.string(), json: z.unknown() });

/** The signature covers the body as it came, so it is kept beside what it says. */
function keepRawJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const raw = body.toString();
    try {
      done(null, { raw, json: raw === '' ? undefined : JSON.parse(raw) });
    } catch {
      done(null, { raw, json: undefined });
    }
  });
}

/** Where the provider stands in the sandbox. What is signed of an address is what follows it, as the provider's own client does. */
const base = '/checkout';
const root = '/payment';
const posts: Readonly<Record<string, (books: CheckoutBooks, body: unknown) => Answer>> = {
  [`${root}/iyzipos/checkoutform/initialize/auth/ecom`]: (books, body) => initialize(books, 'Auth', body),
  [`${root}/iyzipos/checkoutform/initialize/preauth/ecom`]: (books, body) => initialize(books, 'PreAuth', body),
  [`${root}/iyzipos/checkoutform/auth/ecom/detail`]: formResult,
  [`${root}/postauth`]: capture,
  [`${root}/cancel`]: cancel,
  '/v2/payment/refund': refund,
};

/** The payment provider that shows its own page for the card. */
export const registerCheckout: Partner = async (app, world) => {
  const { now } = world.options;
  const forms = new CheckoutForms();
  const lostAnswer = new LostAnswer();
  const ledger = ledgerOf(world);
  const books: CheckoutBooks = {
    forms,
    ledger,
    now,
    pageUrl: (token) => `${world.options.publicUrl}${base}/page/${token}`,
  };
  world.onReset(() => {
    forms.forget();
    lostAnswer.forget();
  });
  lostAnswer.control(app, '/checkout/next');

  await app.register(async (pages) => {
    readForms(pages);
    const declineAll = () => (world.behaviours.of('checkout').mode === 'decline' ? refusedByIssuer : undefined);
    registerHolderPages(pages, { forms, ledger, now, declineAll });
  });

  await app.register(async (api) => {
    keepRawJson(api);
    api.addHook('preHandler', playBehaviour(world.behaviours, 'checkout'));

    function isSigned({ url, headers }: FastifyRequest, raw: string): boolean {
      const [path = ''] = url.slice(base.length).split('?');
      return isAuthorised(headers.authorization, path, raw);
    }
    function answer(request: FastifyRequest, say: (json: unknown) => Answer): Answer {
      const body = bodySchema.safeParse(request.body).data;
      return isSigned(request, body?.raw ?? '') ? say(body?.json) : failureAnswer(failures.signature);
    }

    for (const [path, handle] of Object.entries(posts)) {
      api.post(`${base}${path}`, (request, reply) => {
        const said = answer(request, (json) => handle(books, json));
        return lostAnswer.strikes(request, reply) ? reply : said;
      });
    }
    // Queries are never lost, so that a test can lose the answer of what changes something.
    api.post(`${base}${root}/detail`, (request) => answer(request, (json) => paymentDetail(books, json)));
    // The provider's client sends a body with queries too, and signs it.
    api.get(`${base}/v2/reporting/payment/details`, async (request) =>
      isSigned(request, await text(request.raw)) ? report(books, request.query) : failureAnswer(failures.signature),
    );
  });
};
