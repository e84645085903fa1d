import type { FastifyInstance, FastifyRequest } from 'fastify';
import iconv from 'iconv-lite';
import { largestDocuments } from '../received-documents.ts';
import { turkishSpelling } from './spelling.ts';
import type { StyleRoutes } from './style.ts';
import { countAsked, type Outcome, operationNames, operations } from './turkish-operations.ts';
import { asElement, parseXml, writeXml, type XmlElement } from './xml-text.ts';

const charset = 'iso-8859-9';

const codes: Readonly<Record<Outcome['kind'], string>> = {
  done: '1',
  declined: '0',
  incomplete: '2',
  notFound: '3',
  review: '4',
  repriced: '5',
  closed: '8',
  fault: '9',
};

function write(outcome: Outcome): Buffer {
  const mesaj = outcome.kind === 'done' ? 'İşlem başarılı' : outcome.message;
  const content = 'content' in outcome ? outcome.content : {};
  const root = { Cevap: { Durum: codes[outcome.kind], DurumMesaj: mesaj, ...content } };
  return iconv.encode(`<?xml version="1.0" encoding="ISO-8859-9"?>${writeXml(root)}`, charset);
}

function readXmlBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['text/xml', 'application/xml'],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => parseXml(iconv.decode(body, charset)),
  );
}

function told(body: unknown): XmlElement {
  return asElement(asElement(body).Istek);
}

/** XML in Latin-5: every value is text, amounts carry a comma. */
export const xmlRoutes: StyleRoutes = (scope, context) => {
  readXmlBodies(scope);
  for (const name of operationNames) {
    scope.post(`/servis/${name}`, {
      bodyLimit: largestDocuments,
      preValidation: async ({ body }) => countAsked(context, name, told(body)),
      handler: async (request, reply) => {
        const call = { context, request, told: told(request.body), spelling: turkishSpelling };
        return reply.type('text/xml; charset=ISO-8859-9').send(write(await operations[name](call)));
      },
    });
  }
};
