import type { FastifyInstance } from 'fastify';
import type { Partner } from '../app.ts';
import { playBehaviour } from '../behaviour.ts';
import { acsBody, decideAcs } from '../pages/acs-page.ts';
import { formOf, readForms } from '../pages/form-body.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { submitBody } from '../pages/submit-page.ts';
import { wantsHtml } from '../pages/wants-html.ts';
import type { World } from '../world.ts';
import { refusedByIssuer } from './cards.ts';
import { readCc5, writeCc5 } from './cc5.ts';
import { cancelledReturn, failedReturn, readGatePost, verifiedReturn } from './gate.ts';
import { ledgerOf } from './ledger.ts';
import { ledgerBody, ledgerRows } from './ledger-page.ts';
import { LostAnswer } from './lost-answer.ts';
import { merchant } from './merchant.ts';
import { processCc5 } from './process.ts';
import { type Challenge, ThreeDSecure } from './three-d.ts';

const title = 'Deneme Bankası 3-D Secure';

function acsOf({ id, amount, maskedCard, triesLeft }: Challenge) {
  return acsBody({
    action: '/bank/acs',
    hidden: { challenge: id },
    merchant: merchant.name,
    amount,
    maskedCard,
    triesLeft,
  });
}

/** The pages the card's holder sees. */
function registerHolderPages(app: FastifyInstance, world: World, threeD: ThreeDSecure): void {
  app.post('/bank/fim/est3Dgate', (request, reply) => {
    const answer = readGatePost(request.body, world.options.now());
    if (answer.kind === 'refused')
      return sendPage(reply.code(400), { title, body: html`<p class="wrong">${answer.text}</p>` });
    if (answer.kind === 'failed') return sendPage(reply, { title, body: submitBody(answer.failUrl, answer.fields) });
    return sendPage(reply, { title, body: acsOf(threeD.begin(answer.challenge)) });
  });

  app.post('/bank/acs', (request, reply) => {
    const form = formOf(request.body);
    const challenge = threeD.challenge(form.challenge);
    if (!challenge)
      return sendPage(reply.code(410), { title, body: html`<p class="wrong">Bu doğrulama artık geçerli değil.</p>` });
    const decision = decideAcs(form, challenge.triesLeft);
    if (decision === 'again') return sendPage(reply, { title, body: acsOf(threeD.failTry(challenge)) });
    threeD.end(challenge);
    const { echoed, fate } = challenge;
    if (decision === 'cancelled')
      return sendPage(reply, { title, body: submitBody(echoed.failUrl ?? '', cancelledReturn(echoed)) });
    const failed = decision === 'failed' || fate.threeD === '0';
    const url = (failed ? echoed.failUrl : echoed.okUrl) ?? '';
    const fields = failed
      ? failedReturn(echoed, '0', 'Kart sahibi doğrulanamadı')
      : verifiedReturn(echoed, fate.threeD, threeD.authenticate(challenge));
    return sendPage(reply, { title, body: submitBody(url, fields) });
  });
}

function readXml(app: FastifyInstance): void {
  for (const type of ['text/xml', 'application/xml'].filter((one) => !app.hasContentTypeParser(one))) {
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  }
}

/** The bank of the merchant: verification pages, payment interface and the book of what was paid. */
export const registerBank: Partner = async (app, world) => {
  const ledger = ledgerOf(world);
  const threeD = new ThreeDSecure();
  const lostAnswer = new LostAnswer();
  world.onReset(() => {
    threeD.forget();
    lostAnswer.forget();
  });

  await app.register(async (bank) => {
    readForms(bank);
    readXml(bank);
    registerHolderPages(bank, world, threeD);
    lostAnswer.control(bank, '/bank/next');

    bank.post('/bank/fim/api', { preHandler: playBehaviour(world.behaviours, 'bank') }, (request, reply) => {
      const document = readCc5(request.body);
      if (!document) return reply.code(400).type('text/plain').send('Invalid XML');
      const declineAll = world.behaviours.of('bank').mode === 'decline' ? refusedByIssuer : undefined;
      const answer = processCc5({ ledger, threeD, declineAll }, document);
      if (lostAnswer.strikes(request, reply)) return reply;
      return reply.type('application/xml; charset=utf-8').send(writeCc5(answer));
    });

    bank.get('/bank/ledger', (request, reply) => {
      const rows = ledgerRows(ledger.all());
      return wantsHtml(request)
        ? sendPage(reply, { title: 'Banka hareketleri', body: ledgerBody(rows), refreshSeconds: 10 })
        : rows;
    });
  });
};
