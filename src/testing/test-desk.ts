import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { isDatabaseAway } from '#db/away.ts';
import { buildDesk } from '#desk/app.ts';
import { draw } from '#desk/views/draw.tsx';
import type { OperatorRole } from '#domain/desk/operator.ts';
import { totpStepOf } from '#domain/desk/totp-steps.ts';
import { addOperator } from '#services/desk/add-operator.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { deskPorts } from '#wiring/desk.ts';
import type { TestApi } from './api-client.ts';

type Fields = Readonly<Record<string, string>>;

/** Somebody at the desk, with a browser of theirs. */
export type AtDesk = {
  readonly name: string;
  /** The screen as HTML. */
  get(path: string): Promise<LightMyRequestResponse>;
  /** What the screen shows, as data. */
  data<Data>(path: string): Promise<Data>;
  /** A form as a browser posts it. */
  post(path: string, fields?: Fields, headers?: Fields): Promise<LightMyRequestResponse>;
  /** The same for a program: { To, Word } or { Word, Errors }. */
  act(path: string, fields?: Fields): Promise<{ readonly status: number; readonly body: ActReply }>;
};
export type ActReply = {
  readonly To?: string;
  readonly Word?: string;
  readonly Errors?: Fields;
  readonly Fault?: string;
};

export type TestDesk = {
  readonly ports: DeskPorts;
  /** A new operator, signed in. */
  as(...roles: readonly OperatorRole[]): Promise<AtDesk>;
  /** Without a session. */
  readonly stranger: AtDesk;
  close(): Promise<void>;
};

const cookieOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** The real desk over the database and the partners of a test API. */
export async function startTestDesk(api: TestApi): Promise<TestDesk> {
  const ports = deskPorts(api.database, api.ports);
  const { default: pino } = await import('pino');
  const logger = pino({ level: 'warn' }, { write: (line: string) => void api.logs.push(line) });
  const app = await buildDesk({
    ports,
    draw,
    assetsDir: resolve('public'),
    logger,
    trustedProxies: [],
    isDatabaseAway,
  });

  function browserOf(name: string, cookie: string): AtDesk {
    const headers = cookie ? { cookie } : {};
    const payloadOf = (fields: Fields) => new URLSearchParams(fields).toString();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const json = { accept: 'application/json' };
    return {
      name,
      get: (url) => app.inject({ url, headers }),
      async data<Data>(url: string) {
        const reply = await app.inject({ url, headers: { ...headers, ...json } });
        if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
        return reply.json<{ Data: Data }>().Data;
      },
      post: (url, fields = {}, more = {}) =>
        app.inject({ method: 'POST', url, headers: { ...headers, ...form, ...more }, payload: payloadOf(fields) }),
      async act(url, fields = {}) {
        const all = { ...headers, ...form, ...json };
        const reply = await app.inject({ method: 'POST', url, headers: all, payload: payloadOf(fields) });
        return { status: reply.statusCode, body: reply.json<ActReply>() };
      },
    };
  }

  const stranger = browserOf('', '');
  return {
    ports,
    stranger,
    async as(...roles) {
      const name = `o${randomUUID().slice(0, 8)}`;
      const password = randomUUID();
      const added = await addOperator(ports, { name, password, roles });
      if (!added) throw new Error(`${name} is there already`);
      const code = ports.oneTimeCodes.codeAt(added.totpSecret, totpStepOf(ports.clock.now()));
      const reply = await stranger.post('/giris', { Name: name, Password: password, Code: code });
      if (reply.statusCode !== 303) throw new Error(`Signing in: ${reply.statusCode} ${reply.body}`);
      return browserOf(name, cookieOf(reply));
    },
    close: () => app.close(),
  };
}
