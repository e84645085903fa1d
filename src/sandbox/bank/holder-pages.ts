import type { FastifyInstance, FastifyReply } from 'fastify';
import { acsBody, decideAcs } from '../pages/acs-page.ts';
import { formOf } from '../pages/form-body.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { submitBody } from '../pages/submit-page.ts';
import { cardPageBody, type Visits } from './card-page.ts';
import { type BankOptions, type CardAnswer, challengeOf, readCard, readGatePost, type Visit } from './gate.ts';
import { merchant } from './merchant.ts';
import { type BankBooks, reserve } from './process.ts';
import { cancelledReturn, failedReturn, settledReturn, verifiedReturn } from './returns.ts';
import type { Challenge, ThreeDSecure } from './three-d.ts';

const title = 'Deneme Bankası 3-D Secure';
const pageTitle = 'Deneme Bankası Ödeme Sayfası';

export type HolderPages = {
  readonly now: () => Date;
  readonly threeD: ThreeDSecure;
  readonly visits: Visits;
  readonly books: () => BankBooks;
  readonly options: BankOptions;
};

type Way = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** How a holder goes back to the merchant, once the issuer's page has decided. */
function wayBack(
  { threeD, books }: HolderPages,
  challenge: Challenge,
  decision: 'verified' | 'failed' | 'cancelled',
): Way {
  const { echoed, fate } = challenge;
  const [okUrl, failUrl] = [echoed.okUrl ?? '', echoed.failUrl ?? ''];
  if (decision === 'cancelled') return { url: failUrl, fields: cancelledReturn(echoed) };
  if (decision === 'failed' || fate.threeD === '0')
    return { url: failUrl, fields: failedReturn(echoed, '0', 'Kart sahibi doğrulanamadı') };
  const proof = threeD.authenticate(challenge);
  if (echoed.storetype === '3d') return { url: okUrl, fields: verifiedReturn(echoed, proof) };
  // This bank's own page leaves it to the merchant whether half proof is enough.
  threeD.spend(proof.md);
  const answer = reserve(books(), proof, echoed.islemtipi === 'Auth' ? 'Auth' : 'PreAuth');
  return { url: answer.Response === 'Approved' ? okUrl : failUrl, fields: settledReturn(echoed, proof, answer) };
}

/** The pages the card's holder sees. */
export function registerHolderPages(app: FastifyInstance, pages: HolderPages): void {
  const { now, threeD, visits, options } = pages;

  function sendAcs(reply: FastifyReply, { id, amount, maskedCard, triesLeft }: Challenge): FastifyReply {
    const holder = { merchant: merchant.name, amount, maskedCard, triesLeft };
    return sendPage(reply, { title, body: acsBody({ action: '/bank/acs', hidden: { challenge: id }, ...holder }) });
  }
  function sendWrong(reply: FastifyReply, code: number, text: string): FastifyReply {
    return sendPage(reply.code(code), { title, body: html`<p class="wrong">${text}</p>` });
  }
  function sendCardPage(reply: FastifyReply, id: string, visit: Visit, problem?: string): FastifyReply {
    return sendPage(reply, { title: pageTitle, body: cardPageBody(id, visit, problem) });
  }
  function goOn(reply: FastifyReply, answer: CardAnswer): FastifyReply {
    if (answer.kind === 'failed') return sendPage(reply, { title, body: submitBody(answer.failUrl, answer.fields) });
    return sendAcs(reply, threeD.begin(answer.challenge));
  }

  app.post('/bank/fim/est3Dgate', (request, reply) => {
    const answer = readGatePost(request.body, now(), options);
    if (answer.kind === 'refused') return sendWrong(reply, 400, answer.text);
    if (answer.kind === 'page') return sendCardPage(reply, visits.begin(answer.visit), answer.visit);
    return goOn(reply, answer);
  });

  app.post('/bank/page', (request, reply) => {
    const form = formOf(request.body);
    const { visit: id = '', decision } = form;
    const visit = visits.find(id);
    if (!visit) return sendWrong(reply, 410, 'Bu ödeme sayfası artık geçerli değil.');
    const { echoed } = visit;
    if (decision === 'cancel')
      return sendPage(reply, { title: pageTitle, body: submitBody(echoed.failUrl ?? '', cancelledReturn(echoed)) });
    const { number, problem } = readCard(form, now());
    return problem ? sendCardPage(reply, id, visit, problem) : goOn(reply, challengeOf(visit, number));
  });

  app.post('/bank/acs', (request, reply) => {
    const form = formOf(request.body);
    const challenge = threeD.challenge(form.challenge);
    if (!challenge) return sendWrong(reply, 410, 'Bu doğrulama artık geçerli değil.');
    const decision = decideAcs(form, challenge.triesLeft);
    if (decision === 'again') return sendAcs(reply, threeD.failTry(challenge));
    threeD.end(challenge);
    const { url, fields } = wayBack(pages, challenge, decision);
    return sendPage(reply, { title, body: submitBody(url, fields) });
  });
}
