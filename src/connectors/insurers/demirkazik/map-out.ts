import type { QuoteRequest } from '#ports/insurer.ts';
import { spellQuestion } from '../default/fields/index.ts';
import type { WireRequest } from '../default/transport.ts';
import { oldTurkishSpelling, type TextFields, turkishFields, turkishOrder } from '../default/turkish-fields.ts';
import type { MapOut } from '../default/wire.ts';

const segment = encodeURIComponent;

function submitForm(screen: string, fields: TextFields): WireRequest {
  return {
    method: 'POST',
    path: `/ekran/${screen}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}

/** A row of a list has the fields of one item, numbered. */
function questionForm(request: QuoteRequest): TextFields {
  const { question, customer, risk, groups, options } = spellQuestion(request, oldTurkishSpelling);
  const rows = groups.flatMap(({ turkishItem, items }) =>
    items.flatMap((item, index) =>
      Object.entries(turkishFields(item)).map(([name, value]) => [`${turkishItem}_${index + 1}_${name}`, value]),
    ),
  );
  return {
    ...turkishFields([...question, ...customer, ...risk]),
    ...Object.fromEntries([...rows, ...options.map(([name, value]) => [`secenek_${name}`, value])]),
  };
}

export const out: MapOut = {
  quote: (request) => submitForm('teklif', questionForm(request)),
  coverage: (proposalNumber) => ({ method: 'GET', path: `/ekran/teminat/${segment(proposalNumber)}` }),
  issue: (request) => submitForm('police', turkishOrder(request, oldTurkishSpelling)),
  status: (reference) => ({ method: 'GET', path: `/ekran/police?referans=${segment(reference)}` }),
  cancel: ({ policyNumber, reference, reason }) =>
    submitForm('iptal', { policeNo: policyNumber, referans: reference, neden: reason }),
  document: ({ kind, number }) => ({ method: 'GET', path: `/ekran/belge/${kind}/${segment(number)}` }),
};
