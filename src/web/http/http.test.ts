import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { userReader } from '../user/read-user.ts';
import { browserHttp } from './browser-http.ts';
import type { HttpLayer } from './http-layer.ts';
import { serverHttp, type Upstreams } from './server-http.ts';

const credentials = calls.login.example.request;
const caller = { visitor: 'v', siteAccessToken: 't', session: undefined };
let server: Server;
let upstreams: Upstreams;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/slow')) return;
    if (request.url?.startsWith('/cut')) {
      request.socket.destroy();
      return;
    }
    if (request.headers.authorization === 'Bearer ended') {
      response.writeHead(401).end(JSON.stringify(envelope('tokenControl', null)));
      return;
    }
    response.writeHead(422).end(JSON.stringify(envelope('dataWrong', null, ['Plaka ile kimlik uyuşmuyor.'])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = (path: string, timeoutMs = 500) => ({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    timeoutMs,
  });
  upstreams = {
    common: at(''),
    payment: at('/slow', 100),
    payment2: at(''),
    print: at('/cut'),
    offers: at(''),
    content: at(''),
  };
});
afterAll(() => server.close());

describe('[H-03] the HTTP layer of the server', () => {
  test('returns the error data of the other side instead of raising', async () => {
    expect(await serverHttp(upstreams, caller).call('login', credentials)).toMatchObject({
      Success: false,
      StatusCode: 1007,
      Messages: ['Plaka ile kimlik uyuşmuyor.'],
    });
  });

  test('returns nothing when the time is up or the connection is cut', async () => {
    const http = serverHttp(upstreams, caller);
    expect(await http.call('paymentDetail', calls.paymentDetail.example.request)).toBeUndefined();
    expect(await http.call('getPdf', { DocumentKey: 'distanceSales' })).toBeUndefined();
  });
});

describe('a session that has ended', () => {
  const http = () => serverHttp(upstreams, { ...caller, session: { token: 'ended', source: 's' } });

  test('[R-04] does not close what is open to everybody: it is asked again for the site', async () => {
    expect(await http().call('provinces')).toMatchObject({ StatusCode: 1007 });
  });

  test('opens nothing of the account', async () => {
    expect(await http().call('clientInfo')).toMatchObject({ StatusCode: 1002 });
    expect(await userReader(http(), true)()).toEqual({ user: null, wasIdle: false, untold: false });
  });

  test('[N-04] the user is read once a request, and never without a session', async () => {
    const claims = { Name: 'Deniz', Surname: 'Örnek', MustChangePassword: false };
    const call = vi.fn(async () => envelope('ok', claims));
    const read = userReader({ call } as unknown as HttpLayer, true);
    expect(await Promise.all([read(), read()])).toEqual(
      [1, 2].map(() => ({
        user: { Name: 'Deniz', Surname: 'Örnek', mustChangePassword: false },
        wasIdle: false,
        untold: false,
      })),
    );
    expect(call).toHaveBeenCalledTimes(1);
    expect(await userReader({ call } as unknown as HttpLayer, false)()).toEqual({
      user: null,
      wasIdle: false,
      untold: false,
    });
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('[H-03] the HTTP layer of the browser', () => {
  test('asks the proxy by the contract’s path, and marks get variants', async () => {
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(envelope('ok', []))));
    await browserHttp.call('getPage', { slug: 'sss' });
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(url).toBe('/api/proxy?endpoint=%2Fpage%2Fget-page&isJson=1');
    expect(JSON.parse(String(init?.body))).toEqual({ slug: 'sss', method: 'GET' });
    asked.mockRestore();
  });

  test('a failed connection returns nothing', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
    expect(await browserHttp.call('login', credentials)).toBeUndefined();
    asked.mockRestore();
  });
});
