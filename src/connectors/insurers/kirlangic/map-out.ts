import iconv from 'iconv-lite';
import { turkishOfKurus } from '../default/amounts.ts';
import type { WireRequest } from '../default/transport.ts';
import { oldTurkishSpelling, turkishOrder, turkishQuestion } from '../default/turkish-fields.ts';
import type { MapOut } from '../default/wire.ts';
import { writeXml, type XmlContent } from '../default/xml.ts';
import { charset } from './client.ts';

const spelling = { ...oldTurkishSpelling, money: turkishOfKurus };

function post(operation: string, content: XmlContent): WireRequest {
  return {
    method: 'POST',
    path: `/servis/${operation}`,
    headers: { 'content-type': 'text/xml; charset=ISO-8859-9' },
    body: iconv.encode(`<?xml version="1.0" encoding="ISO-8859-9"?>${writeXml({ Istek: content })}`, charset),
  };
}

export const out: MapOut = {
  quote: (request) => {
    const secenek = Object.entries(request.risk.options).map(([ad, deger]) => ({ ad, deger }));
    return post('teklif', { ...turkishQuestion(request, spelling), secenekler: { secenek } });
  },
  coverage: (proposalNumber) => post('teminat', { teklifNo: proposalNumber }),
  issue: (request) => post('police', turkishOrder(request, spelling)),
  status: (reference) => post('sorgu', { referans: reference }),
  cancel: ({ policyNumber, reference, reason }) =>
    post('iptal', { policeNo: policyNumber, referans: reference, neden: reason }),
  document: ({ kind, number }) => post('belge', { belgeTuru: kind, belgeNo: number }),
};
