import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Base, CallContract } from '#contracts/call.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls, findCall } from '#contracts/index.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import type { Caller } from '../http/address-call.ts';
import { callForAnyone, type Upstreams } from '../http/server-http.ts';
import { takesNextVisitor } from './next-visitor.ts';
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

type Plan =
  | { refused: OutcomeName }
  | {
      contract: CallContract;
      base: Base;
      path: string;
      method: 'GET' | 'POST';
      model: Record<string, unknown>;
      json: boolean;
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
  if (!parsedQuery.success || !parsedModel.success) return { refused: 'validation' };
  const { endpoint, baseurl, isJson, isEnc } = parsedQuery.data;
  const id = findCall(endpoint);
  if (!id) return { refused: 'unknownCall' };
  const contract: CallContract = calls[id];
  const base = baseFor(contract, baseurl);
  if (!base || contract.encoding) return { refused: 'validation' };
  const { method: wanted = contract.methods[0], ...model } = parsedModel.data;
  const method = contract.methods.find((known) => known === wanted);
  if (!method) return { refused: 'methodNotAllowed' };
  if (isOn(isEnc) && typeof model.Guid !== 'string') return { refused: 'validation' };
  return { contract, base, path: endpoint, method, model, json: isOn(isJson) };
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

/** POST /api/proxy: the browser's only way to the API. */
export function registerProxy(app: FastifyInstance, options: ProxyOptions): void {
  app.post('/api/proxy', async (request, reply) => {
    const refuse = (name: OutcomeName) => reply.code(outcomes[name].http).send(envelope(name, null));
    if (isCrossSite(request)) return refuse('tokenControl');
    const plan = planProxyCall(request.query, request.body);
    if ('refused' in plan) return refuse(plan.refused);
    const { contract } = plan;
    const secure = options.secureCookies ?? false;
    const nextVisitor = contract.newVisitor && options.visitorCookie ? randomUUID() : undefined;
    const call = { ...plan, caller: { ...options.callerOf(request), nextVisitor }, requestId: request.id };
    const { answer, sessionOver } = await callForAnyone(options.upstreams, call);
    if (sessionOver) reply.header('Set-Cookie', endedSession(secure));
    if (!answer) return refuse('upstreamDown');
    const { envelope: shown, setCookie } = forBrowser(contract, answer.envelope, secure);
    if (setCookie) reply.header('Set-Cookie', setCookie);
    if (nextVisitor && takesNextVisitor(contract, answer.envelope)) {
      reply.header('Set-Cookie', options.visitorCookie?.(nextVisitor));
    }
    return reply.code(answer.status).header('Cache-Control', 'no-store').send(shown);
  });
}
