import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { browserHttp } from './browser-http.ts';
import { serverHttp, type Upstreams } from './server-http.ts';

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
    expect(await serverHttp(upstreams, caller).call('login')).toMatchObject({
      Success: false,
      StatusCode: 1007,
      Messages: ['Plaka ile kimlik uyuşmuyor.'],
    });
  });

  test('returns nothing when the time is up or the connection is cut', async () => {
    const http = serverHttp(upstreams, caller);
    expect(await http.call('paymentDetail')).toBeUndefined();
    expect(await http.call('getPdf')).toBeUndefined();
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
    expect(await browserHttp.call('login')).toBeUndefined();
    asked.mockRestore();
  });
});
