import { type FastifyInstance, fastify } from 'fastify';
import type { Envelope } from '#contracts/envelope.ts';
import type { Upstreams } from '#web/http/server-http.ts';
import { registerProxy } from '#web/server/proxy.ts';
import { testToken } from './api-client.ts';

export type SiteProxy = {
  /** What reached the API, as it stood on the wire. */
  readonly wire: { readonly type: string; readonly body: string }[];
  /** A call of one visitor's browser. */
  post(visitor: string, query: string, model: object): Promise<Envelope>;
  close(): Promise<void>;
};

/** The site's proxy in front of a listening API, with an ear on the wire between them. */
export async function openSiteProxy(apiUrl: string): Promise<SiteProxy> {
  const wire: { type: string; body: string }[] = [];
  const tap: FastifyInstance = fastify();
  tap.removeAllContentTypeParsers();
  tap.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  tap.all('/*', async (request, reply) => {
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
    const body = typeof request.body === 'string' ? request.body : undefined;
    wire.push({ type: headers['content-type'] ?? '', body: `${request.url} ${body ?? ''}` });
    const answer = await fetch(`${apiUrl}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...(body === undefined ? {} : { body }),
    });
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
  const base = { url: await tap.listen({ host: '127.0.0.1', port: 0 }), timeoutMs: 10_000 };
  const upstreams: Upstreams = {
    common: base,
    payment: base,
    payment2: base,
    print: base,
    offers: base,
    content: base,
  };
  const app: FastifyInstance = fastify();
  registerProxy(app, {
    upstreams,
    callerOf: ({ headers: { visitor, cookie } }) => ({
      visitor: String(visitor),
      siteAccessToken: testToken,
      session: cookie === undefined ? undefined : { token: cookie, source: 'tebomweb' },
    }),
  });
  const sessions = new Map<string, string>();
  return {
    wire,
    async post(visitor, query, model) {
      const cookie = sessions.get(visitor);
      const headers = { visitor, ...(cookie === undefined ? {} : { cookie }) };
      const reply = await app.inject({ method: 'POST', url: `/api/proxy?${query}`, headers, payload: model });
      const begun = /^session=([^;]+)/.exec(String([reply.headers['set-cookie']].flat()[0]))?.[1];
      if (begun) sessions.set(visitor, begun);
      return reply.json<Envelope>();
    },
    async close() {
      await app.close();
      await tap.close();
    },
  };
}
