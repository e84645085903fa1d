import type { QuoteRequest } from '#ports/insurer.ts';
import { type Entry, spellQuestion } from '../default/fields/index.ts';
import type { WireRequest } from '../default/transport.ts';
import { oldTurkishSpelling, type TextFields, turkishOrder } from '../default/turkish-fields.ts';
import type { MapOut } from '../default/wire.ts';

/** Codes of what it asks besides the question. */
const codes: Readonly<Record<string, string>> = {
  referans: 'S001',
  teklifNo: 'S301',
  brutPrim: 'S302',
  taksitSayisi: 'S303',
  odemeReferansi: 'S304',
  policeNo: 'S305',
  neden: 'S306',
  belgeTuru: 'S307',
};

type Pair = { readonly soruKodu: string; readonly cevap: string };

function post(operation: string, cevaplar: readonly Pair[]): WireRequest {
  return {
    method: 'POST',
    path: `/soru-cevap/${operation}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cevaplar }),
  };
}

function ask(operation: string, answers: TextFields): WireRequest {
  return post(
    operation,
    Object.entries(answers).map(([key, cevap]) => ({ soruKodu: codes[key] ?? key, cevap })),
  );
}

/** What is asked for each item of a list carries the item's place behind its code. */
function pairs(entries: readonly Entry<string>[], place = ''): readonly Pair[] {
  return entries.flatMap(({ code, value }) => (value === '' ? [] : [{ soruKodu: `${code}${place}`, cevap: value }]));
}

function questionPairs(request: QuoteRequest): readonly Pair[] {
  const { question, customer, risk, groups, options } = spellQuestion(request, oldTurkishSpelling);
  return [
    ...pairs([...question, ...customer, ...risk]),
    ...groups.flatMap(({ code, items }) => [
      { soruKodu: code, cevap: `${items.length}` },
      ...items.flatMap((item, index) => pairs(item, `.${index + 1}`)),
    ]),
    ...options.map(([name, cevap]) => ({ soruKodu: `X.${name}`, cevap })),
  ];
}

export const out: MapOut = {
  quote: (request) => post('TEKLIF', questionPairs(request)),
  coverage: (proposalNumber) => ask('TEMINAT', { teklifNo: proposalNumber }),
  issue: (request) => ask('POLICE', turkishOrder(request, oldTurkishSpelling)),
  status: (reference) => ask('SORGU', { referans: reference }),
  cancel: ({ policyNumber, reference, reason }) =>
    ask('IPTAL', { policeNo: policyNumber, referans: reference, neden: reason }),
  document: ({ kind, number }) =>
    ask('BELGE', { belgeTuru: kind, ...(kind === 'policy' ? { policeNo: number } : { teklifNo: number }) }),
};
