import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Base, CallContract } from '#contracts/call.ts';
import { envelope } from '#contracts/envelope.ts';
import { encodeForm } from '#contracts/form-model.ts';
import { calls, findCall } from '#contracts/index.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import { namesOtherCharset, unreadable } from '#contracts/readable.ts';
import { bodyMessages } from '#messages/validation.ts';
import type { Caller } from '../http/address-call.ts';
import { callForAnyone, type Upstreams } from '../http/server-http.ts';
import { sealCall } from './seal-call.ts';
import { endedSession, forBrowser } from './session-cookie.ts';

const flag = z.enum(['0', '1', 'true', 'false']).default('0');
/** A parameter given twice arrives as a list and is refused. */
const querySchema = z.strictObject({
  endpoint: z.string().min(1).max(200),
  baseurl: z.enum(['2', '3']).optional(),
  isJson: flag,
  isEnc: flag,
});
const modelSchema = z.record(z.string(), z.unknown());
/** Servers cut off longer addresses before anybody can answer. */
const longestQuery = 4_000;

type Plan =
  | { refused: OutcomeName; messages?: readonly string[] }
  | {
      contract: CallContract;
      base: Base;
      path: string;
      method: 'GET' | 'POST';
      model: Record<string, unknown>;
      json: boolean;
      encrypts: boolean;
    };

const isOn = (value: string) => value === '1' || value === 'true';

function baseFor(contract: CallContract, baseurl: '2' | '3' | undefined): Base | undefined {
  if (baseurl === undefined) return contract.base;
  if (contract.base !== 'payment' && contract.base !== 'payment2') return undefined;
  return baseurl === '2' ? 'payment' : 'payment2';
}

/** Decides where a proxied call goes: only to a path of the contract table, only to a configured base. */
export function planProxyCall(query: unknown, body: unknown): Plan {
  const parsedQuery = querySchema.safeParse(query);
  const parsedModel = modelSchema.safeParse(body ?? {});
  if (!parsedModel.success) return { refused: 'malformedBody' };
  if (!parsedQuery.success) return { refused: 'validation' };
  const problem = unreadable(parsedModel.data);
  if (problem === 'tooDeep') return { refused: 'malformedBody' };
  if (problem === 'strangeText') return { refused: 'validation', messages: [bodyMessages.strangeText] };
  const { endpoint, baseurl, isJson, isEnc } = parsedQuery.data;
  const id = findCall(endpoint);
  if (!id) return { refused: 'unknownCall' };
  const contract: CallContract = calls[id];
  const base = baseFor(contract, baseurl);
  if (!base || contract.encoding) return { refused: 'validation' };
  const { method: wanted = contract.methods[0], ...model } = parsedModel.data;
  const method = contract.methods.find((known) => known === wanted);
  if (!method) return { refused: 'methodNotAllowed' };
  if (method === 'GET' && encodeForm(model).toString().length > longestQuery) return { refused: 'bodyTooLarge' };
  return { contract, base, path: endpoint, method, model, json: isOn(isJson), encrypts: isOn(isEnc) };
}

function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

export type ProxyOptions = {
  readonly upstreams: Upstreams;
  readonly callerOf: (request: FastifyRequest) => Caller;
  /** Whether cookies are for https alone. */
  readonly secureCookies?: boolean;
};

/** POST /api/proxy: the browser's only way to the API. */
export function registerProxy(app: FastifyInstance, options: ProxyOptions): void {
  app.removeContentTypeParser('text/plain');
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/proxy',
    handler: async (_request, reply) =>
      reply.code(outcomes.methodNotAllowed.http).header('Allow', 'POST').send(envelope('methodNotAllowed', null)),
  });
  app.post('/api/proxy', async (request, reply) => {
    const refuse = (name: OutcomeName, messages: readonly string[] = []) =>
      reply.code(outcomes[name].http).send(envelope(name, null, messages));
    if (isCrossSite(request)) return refuse('tokenControl');
    if (namesOtherCharset(request.headers['content-type'])) return refuse('unsupportedBody');
    const plan = planProxyCall(request.query, request.body);
    if ('refused' in plan) return refuse(plan.refused, plan.messages);
    const { contract, encrypts, ...address } = plan;
    const secure = options.secureCookies ?? false;
    const plain = { ...address, contract, caller: options.callerOf(request), requestId: request.id };
    const sealed = encrypts ? await sealCall(options.upstreams, plain) : ({ kind: 'sealed', call: plain } as const);
    if (sealed.kind === 'unsealed') return refuse('validation', [bodyMessages.unsealed]);
    if (sealed.kind === 'noToken') {
      return sealed.answer ? reply.code(sealed.answer.status).send(sealed.answer.envelope) : refuse('upstreamDown');
    }
    const { answer, sessionOver } = await callForAnyone(options.upstreams, sealed.call);
    if (sessionOver) reply.header('Set-Cookie', endedSession(secure));
    if (!answer) return refuse('upstreamDown');
    const { envelope: shown, setCookies } = forBrowser(contract, answer.envelope, secure);
    if (setCookies.length > 0) reply.header('Set-Cookie', setCookies);
    if (answer.retryAfter) reply.header('Retry-After', answer.retryAfter);
    return reply.code(answer.status).header('Cache-Control', 'no-store').send(shown);
  });
}
