import { toWireLira } from '#domain/money.ts';
import type { InsurerCredentials } from '../default/connector.ts';
import type { Spelling } from '../default/fields/index.ts';
import type { WireRequest } from '../default/transport.ts';
import { oldTurkishSpelling, turkishOrder } from '../default/turkish-fields.ts';
import type { MapOut } from '../default/wire.ts';
import { writeXml, type XmlContent } from '../default/xml.ts';
import { xmlDocuments } from '../default/xml-documents.ts';
import { xmlQuestion } from '../default/xml-question.ts';

const spelling: Spelling<string> = {
  ...oldTurkishSpelling,
  money: (amount) => toWireLira(amount).toFixed(2),
  date: (day) => day,
  flag: (value) => `${value}`,
  choice: ({ ours }) => ours,
};

function envelope({ user, secret }: InsurerCredentials, body: XmlContent): string {
  const content = {
    'soap:Envelope': {
      '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soap:Header': { Security: { UsernameToken: { Username: user, Password: secret } } },
      'soap:Body': body,
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>${writeXml(content)}`;
}

export function mapOut(credentials: InsurerCredentials): MapOut {
  const call = (operation: string, content: XmlContent): WireRequest => ({
    method: 'POST',
    path: '/PoliceServisi',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${operation}"` },
    body: envelope(credentials, { [operation]: content }),
  });
  return {
    quote: (request) => call('TeklifAl', xmlQuestion(request, spelling)),
    review: (reference) => call('IncelemeSorgula', { incelemeNo: reference }),
    sendDocuments: (reference, documents) => call('IncelemeBelgeGonder', xmlDocuments(reference, documents)),
    coverage: (proposalNumber) => call('TeminatSorgula', { teklifNo: proposalNumber }),
    issue: (request) => call('PoliceKes', turkishOrder(request, spelling)),
    status: (reference) => call('DurumSorgula', { referans: reference }),
    cancel: ({ policyNumber, reference, reason }) =>
      call('IptalEt', { policeNo: policyNumber, referans: reference, neden: reason }),
    document: ({ kind, number }) => call('BelgeAl', { belgeTuru: kind, belgeNo: number }),
  };
}
