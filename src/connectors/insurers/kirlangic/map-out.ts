import iconv from 'iconv-lite';
import type { WireRequest } from '../default/transport.ts';
import { oldTurkishSpelling, turkishOrder } from '../default/turkish-fields.ts';
import type { MapOut } from '../default/wire.ts';
import { writeXml, type XmlContent } from '../default/xml.ts';
import { xmlDocuments } from '../default/xml-documents.ts';
import { xmlQuestion } from '../default/xml-question.ts';
import { charset } from './client.ts';

function post(operation: string, content: XmlContent): WireRequest {
  return {
    method: 'POST',
    path: `/servis/${operation}`,
    headers: { 'content-type': 'text/xml; charset=ISO-8859-9' },
    body: iconv.encode(`<?xml version="1.0" encoding="ISO-8859-9"?>${writeXml({ Istek: content })}`, charset),
  };
}

export const out: MapOut = {
  quote: (request) => post('teklif', xmlQuestion(request, oldTurkishSpelling)),
  review: (reference) => post('inceleme', { incelemeNo: reference }),
  sendDocuments: (reference, documents) => post('inceleme-belge', xmlDocuments(reference, documents)),
  coverage: (proposalNumber) => post('teminat', { teklifNo: proposalNumber }),
  issue: (request) => post('police', turkishOrder(request, oldTurkishSpelling)),
  status: (reference) => post('sorgu', { referans: reference }),
  cancel: ({ policyNumber, reference, reason }) =>
    post('iptal', { policeNo: policyNumber, referans: reference, neden: reason }),
  document: ({ kind, number }) => post('belge', { belgeTuru: kind, belgeNo: number }),
};
