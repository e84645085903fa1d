import { turkishOfKurus } from '../default/amounts.ts';
import type { WireRequest } from '../default/transport.ts';
import { oldTurkishSpelling, type Told, turkishOrder, turkishQuestion } from '../default/turkish-fields.ts';
import type { MapOut } from '../default/wire.ts';

const spelling = { ...oldTurkishSpelling, money: turkishOfKurus };
const segment = encodeURIComponent;

function submitForm(screen: string, fields: Told): WireRequest {
  return {
    method: 'POST',
    path: `/ekran/${screen}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}

export const out: MapOut = {
  quote: (request) => {
    const options = Object.entries(request.risk.options).map(([name, value]) => [`secenek_${name}`, value]);
    return submitForm('teklif', { ...turkishQuestion(request, spelling), ...Object.fromEntries(options) });
  },
  coverage: (proposalNumber) => ({ method: 'GET', path: `/ekran/teminat/${segment(proposalNumber)}` }),
  issue: (request) => submitForm('police', turkishOrder(request, spelling)),
  status: (reference) => ({ method: 'GET', path: `/ekran/police?referans=${segment(reference)}` }),
  cancel: ({ policyNumber, reference, reason }) =>
    submitForm('iptal', { policeNo: policyNumber, referans: reference, neden: reason }),
  document: ({ kind, number }) => ({ method: 'GET', path: `/ekran/belge/${kind}/${segment(number)}` }),
};
