import { z } from 'zod';
import { site } from '#config/site.ts';
import type { CallContract } from '#contracts/call.ts';
import { calls } from '#contracts/index.ts';
import { outcomes } from '#contracts/outcomes.ts';

type JsonSchema = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

function envelopeSchemaOf(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['Success', 'StatusCode', 'Message', 'Messages', 'Data'],
    properties: {
      Success: { type: 'boolean' },
      StatusCode: { type: 'integer' },
      Message: { type: 'string' },
      Messages: { type: 'array', items: { type: 'string' } },
      Data: data,
    },
  };
}

const failures = Object.entries(outcomes)
  .filter(([, outcome]) => outcome.failure)
  .map(([name, outcome]) => `${outcome.code} ${name} (HTTP ${outcome.http})`)
  .join(', ');

function operation(id: string, contract: CallContract, method: 'GET' | 'POST'): JsonSchema {
  const request = schemaOf(contract.request, 'input');
  const properties = (request.properties ?? {}) as Record<string, JsonSchema>;
  const required = new Set((request.required ?? []) as string[]);
  const media = { schema: request, example: contract.example.request };
  const content = contract.encoding
    ? { 'multipart/form-data': media }
    : { 'application/json': media, 'application/x-www-form-urlencoded': media };
  return {
    operationId: method === contract.methods[0] ? id : `${id}${method}`,
    summary: contract.summary,
    tags: [contract.base],
    security: [{ token: [] }],
    ...(method === 'GET'
      ? {
          parameters: Object.entries(properties).map(([name, schema]) => ({
            name,
            in: 'query',
            required: required.has(name),
            schema,
            ...(name in contract.example.request ? { example: contract.example.request[name] } : {}),
          })),
        }
      : { requestBody: { content } }),
    responses: {
      200: {
        description: 'Success',
        content: {
          'application/json': {
            schema: envelopeSchemaOf(schemaOf(contract.data, 'output')),
            example: { Success: true, StatusCode: 200, Message: '', Messages: [], Data: contract.example.data },
          },
        },
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of all calls, made from the contract table. */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [id, contract] of Object.entries<CallContract>(calls)) {
    for (const path of [contract.path, ...(contract.aliases ?? [])]) {
      const suffix = path === contract.path ? '' : `At${path.replace(/\W+/g, '_')}`;
      paths[path] = Object.fromEntries(
        contract.methods.map((method) => [method.toLowerCase(), operation(`${id}${suffix}`, contract, method)]),
      );
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.brand} API`,
      version: '1.0.0',
      description: `Every reply is an envelope. HTTP 429 and 503 say in Retry-After when to come again. Failure codes: ${failures}.`,
    },
    paths,
    components: {
      schemas: { Envelope: envelopeSchemaOf({}) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
