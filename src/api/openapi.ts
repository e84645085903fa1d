import { z } from 'zod';
import { site } from '#config/site.ts';
import type { Audience, Base, CallContract } from '#contracts/call.ts';
import { type CallId, callIds, calls } from '#contracts/index.ts';
import { type JsonSchema, responseComponents, responsesOf } from './openapi-responses.ts';
import { reachableOutcomes } from './reachable-outcomes.ts';

type Method = CallContract['methods'][number];

const tagTexts: Readonly<Record<Base, string>> = {
  common: 'Accounts, proof of phones, the registers and what is asked before a quotation',
  offers: 'Quotations, offers and their comparison',
  payment: 'Purchases and their state',
  payment2: 'Purchases on a page of the payment provider',
  print: 'Documents',
  content: 'Texts and lists of the site',
};

const tokenTexts: Readonly<Record<Audience, string>> = {
  site: 'Carries the token of the site, also for a logged-in user.',
  any: 'Carries the token of a session where somebody is logged in, else that of the site.',
  session: 'Carries the token of a session.',
  content: 'Carries the token of the site.',
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

function parametersOf({ example }: CallContract, request: JsonSchema): readonly JsonSchema[] {
  const properties = (request.properties ?? {}) as Record<string, JsonSchema>;
  const required = new Set((request.required ?? []) as string[]);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
    ...(name in example.request ? { example: example.request[name] } : {}),
  }));
}

function bodyOf({ encoding, example }: CallContract, request: JsonSchema): JsonSchema {
  const media = { schema: request, example: example.request };
  const content = encoding
    ? { 'multipart/form-data': media }
    : { 'application/json': media, 'application/x-www-form-urlencoded': media };
  return { content };
}

function operation(id: CallId, method: Method, path: string): JsonSchema {
  const contract: CallContract = calls[id];
  const request = schemaOf(contract.request, 'input');
  const atAlias = path === contract.path ? '' : `At${path.replace(/\W+/g, '_')}`;
  return {
    operationId: `${id}${atAlias}${method === contract.methods[0] ? '' : method}`,
    summary: contract.summary,
    description: tokenTexts[contract.audience],
    tags: [contract.base],
    security: [{ token: [] }],
    ...(method === 'GET'
      ? { parameters: parametersOf(contract, request) }
      : { requestBody: bodyOf(contract, request) }),
    responses: responsesOf(id, contract, { method, data: schemaOf(contract.data, 'output') }),
  };
}

type Place = { readonly id: CallId; readonly path: string; readonly methods: readonly Method[] };

const places: readonly Place[] = callIds.flatMap((id) => {
  const { path, aliases = [], methods }: CallContract = calls[id];
  return [path, ...aliases].map((known) => ({ id, path: known, methods }));
});

/** The operations of all calls by path and method. */
export function openApiPaths(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    places.map(({ id, path, methods }) => [
      path,
      Object.fromEntries(methods.map((method) => [method.toLowerCase(), operation(id, method, path)])),
    ]),
  );
}

/** The OpenAPI 3.1 document of all calls, made from the contract table, for an API that answers at this address. */
export function openApiDocument(apiUrl: string): JsonSchema {
  const usedBases = new Set<Base>(callIds.map((id) => calls[id].base));
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.brand} API`,
      version: '1.0.0',
      description:
        'Every reply is an envelope. Its StatusCode tells the outcome, which each reply of a call lists by name; HTTP 429 and 503 say in Retry-After when to come again.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: apiUrl }],
    tags: [...usedBases].map((base) => ({ name: base, description: tagTexts[base] })),
    paths: openApiPaths(),
    components: {
      ...responseComponents(
        places.flatMap(({ id, methods }) => methods.map((method) => reachableOutcomes(id, method))),
      ),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of the site or of a session' },
      },
    },
  };
}
