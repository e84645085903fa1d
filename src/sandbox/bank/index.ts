import type { FastifyInstance } from 'fastify';
import type { Partner } from '../app.ts';
import { playBehaviour } from '../behaviour.ts';
import { readForms } from '../pages/form-body.ts';
import { sendPage } from '../pages/layout.ts';
import { wantsHtml } from '../pages/wants-html.ts';
import { Visits } from './card-page.ts';
import { refusedByIssuer } from './cards.ts';
import { readCc5, writeCc5 } from './cc5.ts';
import type { BankOptions } from './gate.ts';
import { registerHolderPages } from './holder-pages.ts';
import { ledgerOf } from './ledger.ts';
import { ledgerBody, ledgerRows } from './ledger-page.ts';
import { LostAnswer } from './lost-answer.ts';
import { type BankBooks, processCc5 } from './process.ts';
import { ThreeDSecure } from './three-d.ts';

export type { BankOptions } from './gate.ts';

function readXml(app: FastifyInstance): void {
  for (const type of ['text/xml', 'application/xml'].filter((one) => !app.hasContentTypeParser(one))) {
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  }
}

/** The bank of the merchant: its pages, payment interface and the book of what was paid. */
export function registerBank(options: BankOptions = { hashLeavesCardOut: false }): Partner {
  return async (app, world) => {
    const ledger = ledgerOf(world);
    const threeD = new ThreeDSecure();
    const visits = new Visits();
    const lostAnswer = new LostAnswer();
    world.onReset(() => {
      for (const one of [threeD, visits, lostAnswer]) one.forget();
    });
    const books = (): BankBooks => {
      const declineAll = world.behaviours.of('bank').mode === 'decline' ? refusedByIssuer : undefined;
      return { ledger, threeD, declineAll };
    };

    await app.register(async (bank) => {
      readForms(bank);
      readXml(bank);
      registerHolderPages(bank, { now: world.options.now, threeD, visits, books, options });
      lostAnswer.control(bank, '/bank/next');

      bank.post('/bank/fim/api', { preHandler: playBehaviour(world.behaviours, 'bank') }, (request, reply) => {
        const document = readCc5(request.body);
        if (!document) return reply.code(400).type('text/plain').send('Invalid XML');
        const answer = processCc5(books(), document);
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
}
