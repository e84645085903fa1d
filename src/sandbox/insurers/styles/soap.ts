import type { FastifyReply, FastifyRequest } from 'fastify';
import { largestDocuments } from '../received-documents.ts';
import { lineOfBranch } from '../tariffs/index.ts';
import { plainSpelling, type Spelling } from './spelling.ts';
import type { StyleRoutes } from './style.ts';
import { countAsked, type OperationName, type Outcome, operations } from './turkish-operations.ts';
import { asElement, parseXml, textOf, writeXml, type XmlElement } from './xml-text.ts';

const requests: Readonly<Record<string, OperationName>> = {
  TeklifAl: 'teklif',
  IncelemeSorgula: 'inceleme',
  IncelemeBelgeGonder: 'inceleme-belge',
  TeminatSorgula: 'teminat',
  PoliceKes: 'police',
  DurumSorgula: 'sorgu',
  IptalEt: 'iptal',
  BelgeAl: 'belge',
};

const faultCodes: Readonly<Record<Exclude<Outcome['kind'], 'done'>, string>> = {
  declined: 'SRN-201',
  incomplete: 'SRN-202',
  notFound: 'SRN-204',
  review: 'SRN-205',
  repriced: 'SRN-301',
  closed: 'SRN-801',
  fault: 'SRN-901',
};

const spelling: Spelling = { ...plainSpelling, read: { ...plainSpelling.read, line: lineOfBranch } };

type Message = {
  readonly operation: string;
  readonly told: XmlElement;
  readonly user: string;
  readonly secret: string;
};

function readMessage(body: unknown): Message {
  const envelope = asElement(asElement(body).Envelope);
  const token = asElement(asElement(asElement(envelope.Header).Security).UsernameToken);
  const [operation = '', told] = Object.entries(asElement(envelope.Body)).find(([key]) => !key.startsWith('@')) ?? [];
  return { operation, told: asElement(told), user: textOf(token.Username), secret: textOf(token.Password) };
}

function envelope(body: XmlElement): string {
  const root = { 'soap:Envelope': { '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/', 'soap:Body': body } };
  return `<?xml version="1.0" encoding="UTF-8"?>${writeXml(root)}`;
}

function sendFault(reply: FastifyReply, code: string, message: string, detail: XmlElement = {}): FastifyReply {
  const fault = { faultcode: 'soap:Server', faultstring: message, detail: { kod: code, mesaj: message, ...detail } };
  return reply
    .code(500)
    .type('text/xml; charset=utf-8')
    .send(envelope({ 'soap:Fault': fault }));
}

/** One address, the operation in the body, refusals and faults by code. */
export const soapRoutes: StyleRoutes = (scope, context) => {
  const { user, secret } = context.credentials;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('text/xml', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    readMessage(parseXml(body)),
  );
  scope.post('/PoliceServisi', {
    bodyLimit: largestDocuments,
    preValidation: async ({ body }) => {
      const message = body as Message;
      const name = requests[message.operation];
      if (name) countAsked(context, name, message.told);
    },
    handler: async (request, reply) => {
      const message = request.body as Message;
      if (message.user !== user || message.secret !== secret) return sendFault(reply, 'SRN-101', 'Yetkisiz erişim');
      const name = requests[message.operation];
      if (!name) return sendFault(reply, 'SRN-102', 'Bilinmeyen işlem');
      const outcome = await operations[name]({ context, request, told: message.told, spelling });
      if (outcome.kind === 'done') {
        const answer = { [`${message.operation}Cevap`]: outcome.content };
        return reply.type('text/xml; charset=utf-8').send(envelope(answer));
      }
      const detail = 'content' in outcome ? outcome.content : {};
      return sendFault(reply, faultCodes[outcome.kind], outcome.message, detail);
    },
  });
};
