import type { FastifyInstance, FastifyReply } from 'fastify';
import { cardFate, cardProblem, type Decline, maskCard } from '../bank/cards.ts';
import type { Ledger } from '../bank/ledger.ts';
import { acsBody, decideAcs } from '../pages/acs-page.ts';
import { type Form, formOf } from '../pages/form-body.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { submitBody } from '../pages/submit-page.ts';
import { failures } from './answers.ts';
import { cardPageBody } from './card-page.ts';
import { type CheckoutForm, type CheckoutForms, challenged, type FormProgress } from './forms.ts';
import { merchant } from './merchant.ts';

const title = 'Deneme Ödeme Sayfası';

export type HolderPages = {
  readonly forms: CheckoutForms;
  readonly ledger: Ledger;
  readonly now: () => Date;
  readonly declineAll: () => Decline | undefined;
};

function backToMerchant(reply: FastifyReply, { callbackUrl, token }: CheckoutForm): FastifyReply {
  return sendPage(reply, { title, body: submitBody(callbackUrl, { token }) });
}

function sendGone(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(410), { title, body: html`<p class="wrong">Bu ödeme sayfası artık geçerli değil.</p>` });
}

function sendChallenge(reply: FastifyReply, form: CheckoutForm): FastifyReply {
  if (form.progress.step !== 'challenged') return sendGone(reply);
  const { maskedCard, triesLeft } = form.progress;
  const page = { action: '/checkout/acs', hidden: { token: form.token }, merchant: merchant.name, amount: form.amount };
  return sendPage(reply, { title: 'Deneme Bankası 3-D Secure', body: acsBody({ ...page, maskedCard, triesLeft }) });
}

function readCard(
  typed: Form,
  choices: readonly number[],
  now: Date,
): { problem: string } | { progress: FormProgress } {
  const number = (typed.cardNumber ?? '').replace(/[\s-]/g, '');
  const card = { number, month: typed.expireMonth ?? '', year: typed.expireYear ?? '', cvc: typed.cvc ?? '' };
  const problem = cardProblem(card, now);
  if (problem) return { problem };
  const installments = Number(typed.installment ?? choices[0]);
  if (!choices.includes(installments)) return { problem: 'Taksit sayısı geçersiz' };
  const fate = cardFate(number, installments);
  if (fate.threeD === 'fails') return { progress: { step: 'failed', failure: failures.start } };
  return { progress: challenged(maskCard(number), installments, fate) };
}

function pay(pages: HolderPages, form: CheckoutForm): FormProgress {
  if (form.progress.step !== 'challenged') return { step: 'failed', failure: failures.holder };
  const { maskedCard, installments, fate } = form.progress;
  const decline = pages.declineAll() ?? fate.decline;
  const order = {
    provider: 'checkout',
    orderId: form.conversationId,
    amount: form.amount,
    installments,
    maskedCard,
  } as const;
  const payment = pages.ledger.open(order, form.type, decline?.code);
  if (typeof payment === 'string') return { step: 'failed', failure: failures.paid };
  return decline ? { step: 'failed', failure: decline } : { step: 'paid', paymentId: payment.id };
}

/** The card page and the issuer's page behind it. */
export function registerHolderPages(app: FastifyInstance, pages: HolderPages): void {
  const { forms, now } = pages;

  app.get<{ Params: { token: string } }>('/checkout/page/:token', (request, reply) => {
    const form = forms.usable(request.params.token, now());
    return form ? sendPage(reply, { title, body: cardPageBody(form, undefined) }) : sendGone(reply);
  });

  app.post<{ Params: { token: string } }>('/checkout/page/:token', (request, reply) => {
    const form = forms.usable(request.params.token, now());
    if (!form) return sendGone(reply);
    const read = readCard(formOf(request.body), form.installmentChoices, now());
    if ('problem' in read) return sendPage(reply, { title, body: cardPageBody(form, read.problem) });
    const advanced = forms.advance(form, read.progress);
    return read.progress.step === 'failed' ? backToMerchant(reply, advanced) : sendChallenge(reply, advanced);
  });

  app.post('/checkout/acs', (request, reply) => {
    const answer = formOf(request.body);
    const form = forms.usable(answer.token, now());
    if (form?.progress.step !== 'challenged') return sendGone(reply);
    const { triesLeft, fate } = form.progress;
    const decision = decideAcs(answer, triesLeft);
    if (decision === 'again')
      return sendChallenge(reply, forms.advance(form, { ...form.progress, triesLeft: triesLeft - 1 }));
    const failure = decision === 'cancelled' ? failures.cancelled : failures.holder;
    const verified = decision === 'verified' && fate.threeD === '1';
    return backToMerchant(reply, forms.advance(form, verified ? pay(pages, form) : { step: 'failed', failure }));
  });
}
