import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Base, CallContract } from '#contracts/call.ts';
import { envelope } from '#contracts/envelope.ts';
import { encodeForm } from '#contracts/form-model.ts';
import { calls, findCall } from '#contracts/index.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import { namesOtherCharset, unreadable } from '#contracts/readable.ts';
import { uploadReplies } from '#messages/upload.ts';
import { bodyMessages } from '#messages/validation.ts';
import type { Caller } from '../http/address-call.ts';
import { forwardUpload } from '../http/forward-upload.ts';
import { callForAnyone, type UpstreamReply, type Upstreams, usualBase } from '../http/server-http.ts';
import { isIdle } from '../http/session-idle.ts';
import { isSessionRefused } from '../http/session-refused.ts';
import { takesNextVisitor } from './next-visitor.ts';
import { planUpload, takeUploads, uploadBodyOf } from './proxy-upload.ts';
import { sealCall } from './seal-call.ts';
import { endedSession, forBrowser } from './session-cookie.ts';
import type { VisitorCookie } from './visit-cookies.ts';

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

/** When to come again, where nobody answered who would know. */
const comeAgainSeconds = 30;

const isOn = (value: string) => value === '1' || value === 'true';

function baseFor(upstreams: Upstreams, contract: CallContract, baseurl: '2' | '3' | undefined): Base | undefined {
  if (baseurl === undefined) return usualBase(upstreams, contract);
  if (contract.base !== 'payment' && contract.base !== 'payment2') return undefined;
  return baseurl === '2' ? 'payment' : 'payment2';
}

/** Decides where a proxied call goes: only to a path of the contract table, only to a configured base. */
export function planProxyCall(upstreams: Upstreams, { query, body }: Pick<FastifyRequest, 'query' | 'body'>): Plan {
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
  const base = baseFor(upstreams, contract, baseurl);
  if (!base) return { refused: 'validation' };
  if (contract.encoding) return { refused: 'unsupportedBody', messages: [uploadReplies.notMultipart] };
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
  /** Writes a visitor's next id; without it ids are not replaced. */
  readonly visitorCookie?: VisitorCookie['write'];
};

function handOn(reply: FastifyReply, { status, envelope: said, retryAfter }: UpstreamReply): FastifyReply {
  if (retryAfter) reply.header('Retry-After', retryAfter);
  return reply.code(status).header('Cache-Control', 'no-store').send(said);
}

function refuse(reply: FastifyReply, name: OutcomeName, messages: readonly string[] = []): FastifyReply {
  return reply.code(outcomes[name].http).send(envelope(name, null, messages));
}

function sayDown(reply: FastifyReply): FastifyReply {
  return refuse(reply.header('Retry-After', comeAgainSeconds), 'upstreamDown');
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly options: ProxyOptions };

/** A file is sent once: a session that has ended is told so, and the next attempt goes without it. */
async function answerUpload({ request, reply, options }: Exchange, body: Readable): Promise<FastifyReply> {
  const plan = planUpload(request);
  if ('refused' in plan) return refuse(reply, plan.refused, plan.messages);
  const caller = options.callerOf(request);
  const answer = await forwardUpload(options.upstreams, { ...plan, body, caller, requestId: request.id });
  if (!answer) return sayDown(reply);
  if (answer === 'tooLarge') return refuse(reply, 'bodyTooLarge', [uploadReplies.tooLarge]);
  const over = isSessionRefused(plan.contract, answer.envelope) && !isIdle(answer.envelope);
  if (caller.session && over) reply.header('Set-Cookie', endedSession(options.secureCookies ?? false));
  return handOn(reply, answer);
}

async function answerCall({ request, reply, options }: Exchange): Promise<FastifyReply> {
  const plan = planProxyCall(options.upstreams, request);
  if ('refused' in plan) return refuse(reply, plan.refused, plan.messages);
  const { contract, encrypts, ...address } = plan;
  const secure = options.secureCookies ?? false;
  const nextVisitor = contract.newVisitor && options.visitorCookie ? randomUUID() : undefined;
  const caller = { ...options.callerOf(request), nextVisitor };
  const plain = { ...address, contract, caller, requestId: request.id };
  const sealed = encrypts ? await sealCall(options.upstreams, plain) : ({ kind: 'sealed', call: plain } as const);
  if (sealed.kind === 'unsealed') return refuse(reply, 'validation', [bodyMessages.unsealed]);
  if (sealed.kind === 'noToken') return sealed.answer ? handOn(reply, sealed.answer) : sayDown(reply);
  const { answer, sessionOver } = await callForAnyone(options.upstreams, sealed.call);
  if (sessionOver) reply.header('Set-Cookie', endedSession(secure));
  if (!answer) return sayDown(reply);
  const { envelope: shown, setCookies } = forBrowser(contract, answer.envelope, secure);
  if (setCookies.length > 0) reply.header('Set-Cookie', setCookies);
  if (nextVisitor && takesNextVisitor(contract, answer.envelope)) {
    reply.header('Set-Cookie', options.visitorCookie?.(nextVisitor));
  }
  return handOn(reply, { ...answer, envelope: shown });
}

/** POST /api/proxy: the browser's only way to the API. */
export function registerProxy(app: FastifyInstance, options: ProxyOptions): void {
  app.removeContentTypeParser('text/plain');
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/api/proxy',
    handler: async (_request, reply) =>
      reply.code(outcomes.methodNotAllowed.http).header('Allow', 'POST').send(envelope('methodNotAllowed', null)),
  });
  // Files are taken at this address alone.
  void app.register((scope, _options, done) => {
    takeUploads(scope);
    scope.post('/api/proxy', async (request, reply) => {
      if (isCrossSite(request)) return refuse(reply, 'tokenControl');
      if (namesOtherCharset(request.headers['content-type'])) return refuse(reply, 'unsupportedBody');
      const body = uploadBodyOf(request);
      const exchange = { request, reply, options };
      return body ? answerUpload(exchange, body) : answerCall(exchange);
    });
    done();
  });
}
