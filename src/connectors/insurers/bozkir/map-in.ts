import { z } from 'zod';
import type { CancelAnswer, Failed, InsurerOffer, IssuedPolicy } from '#ports/insurer.ts';
import { turkishDay, turkishMoment, turkishMoney } from '../default/amounts.ts';
import { namedCoverages, readTurkishCoverage } from '../default/coverages.ts';
import { failed, failedByStatus } from '../default/failed.ts';
import { pdfOfBase64 } from '../default/pdf.ts';
import type { WireReply } from '../default/transport.ts';
import type { MapIn } from '../default/wire.ts';
import { coverageCodes } from './coverage-codes.ts';
import { answer, answers, type Pairs, pairs } from './pairs.ts';
import { foreignPriceOf, personPricesOf } from './prices.ts';

const envelope = z.object({
  sonucKodu: z.string(),
  sonucMesaji: z.string(),
  cevaplar: pairs.default([]),
  paketler: z.array(z.object({ cevaplar: pairs })).default([]),
});
type Envelope = z.infer<typeof envelope>;

function open({ body }: WireReply): Envelope {
  return envelope.parse(JSON.parse(body.toString('utf8')));
}

/** 1 and 2 refuse, 4 finds nothing, 8 is closed; any other code that is not 0 is its own trouble. */
function refused({ sonucKodu, sonucMesaji }: Envelope): Extract<CancelAnswer, { kind: 'declined' }> | Failed {
  if (['1', '2', '4'].includes(sonucKodu)) return { kind: 'declined', reason: sonucMesaji };
  return failed(sonucKodu === '8' ? 'closed' : 'faulty');
}

function offerOf(list: Pairs): InsurerOffer {
  return {
    proposalNumber: answer(list, 'C001') ?? '',
    packageCode: answer(list, 'C002') ?? '',
    packageName: answer(list, 'C003') ?? '',
    net: turkishMoney.parse(answer(list, 'C004')),
    gross: turkishMoney.parse(answer(list, 'C005')),
    validUntil: turkishMoment.parse(answer(list, 'C006')),
    installments: list.flatMap(({ soruKodu, cevap }) =>
      soruKodu.startsWith('P.') ? [{ count: Number(soruKodu.slice(2)), gross: turkishMoney.parse(cevap) }] : [],
    ),
    coverages: undefined,
    warnings: answers(list, 'C007'),
    personPrices: personPricesOf(list),
    foreignPrice: foreignPriceOf(list),
  };
}

function policyOf(list: Pairs): IssuedPolicy {
  return {
    policyNumber: z.string().min(1).parse(answer(list, 'C010')),
    gross: turkishMoney.parse(answer(list, 'C005')),
    start: turkishDay.parse(answer(list, 'C011')),
    end: turkishDay.parse(answer(list, 'C012')),
  };
}

export const read: MapIn = {
  failure: ({ status }) => failedByStatus(status),
  quote: (reply) => {
    const told = open(reply);
    if (told.sonucKodu !== '0') return refused(told);
    return { kind: 'offers', offers: told.paketler.map(({ cevaplar }) => offerOf(cevaplar)) };
  },
  coverage: (reply) => {
    const told = open(reply);
    if (told.sonucKodu !== '0') return refused(told);
    const list = told.cevaplar.map(({ soruKodu, cevap }) => ({ code: soruKodu, value: readTurkishCoverage(cevap) }));
    return { kind: 'coverages', coverages: namedCoverages(list, coverageCodes) };
  },
  issue: (reply) => {
    const told = open(reply);
    if (told.sonucKodu === '0') return { kind: 'issued', policy: policyOf(told.cevaplar) };
    if (told.sonucKodu !== '3') return refused(told);
    return { kind: 'repriced', gross: turkishMoney.parse(answer(told.cevaplar, 'C005')), reason: told.sonucMesaji };
  },
  status: (reply) => {
    const told = open(reply);
    if (told.sonucKodu === '4') return { kind: 'unknown' };
    if (told.sonucKodu !== '0') return failed(told.sonucKodu === '8' ? 'closed' : 'faulty');
    const state = answer(told.cevaplar, 'C013') === 'IPTAL' ? 'cancelled' : 'issued';
    return { kind: state, policy: policyOf(told.cevaplar) };
  },
  cancel: (reply) => {
    const told = open(reply);
    if (told.sonucKodu !== '0') return refused(told);
    return { kind: 'cancelled', refund: turkishMoney.parse(answer(told.cevaplar, 'C014')) };
  },
  document: (reply) => {
    const told = open(reply);
    return told.sonucKodu === '0' ? pdfOfBase64(answer(told.cevaplar, 'C020') ?? '') : refused(told);
  },
};
