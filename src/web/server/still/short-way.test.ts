import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerFirst, shortWay } from './short-way.ts';
import { makeStill, type StillPage } from './still-page.ts';

const siteHost = 'karsila.example';
const drawn = {
  html: '<html><head></head><body>text</body></html>',
  start: { context: {}, state: '', routes: {}, manifest: '', entry: '' },
  files: [],
  cacheControl: 'no-cache',
};

let server: Server;
let page: StillPage;
let watched: string[];
let isSecure = false;
beforeAll(async () => {
  page = await makeStill(drawn, { early: '', starter: '/assets/start.js' });
  server = createServer((_request: IncomingMessage, response: ServerResponse) => void response.end('the framework'));
  server.on('request', ({ url = '' }) => watched.push(url));
  const waysOf = (siteUrl: string) =>
    shortWay({
      siteUrl,
      pages: {
        freshAt: (at) => (at === '/' ? page : undefined),
        pageAt: () => Promise.reject(),
        startOf: () => undefined,
      },
      parseCookies: (header) => Object.fromEntries(header.split('; ').map((pair) => pair.split('='))),
      hasSession: ({ session }) => session !== undefined,
      newVisitor: ({ visitor }) => (visitor === undefined ? 'visitor=new' : undefined),
      headersOf: () => ({ 'X-Always': 'yes' }),
    });
  const [plain, encrypted] = [waysOf(`http://${siteHost}`), waysOf(`https://${siteHost}`)];
  answerFirst(server, (request, response) => (isSecure ? encrypted : plain)(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  watched = [];
  isSecure = false;
});

async function ask(lines: readonly string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let heard = '';
  for await (const part of socket) heard += String(part);
  return heard;
}

const plain = ['GET / HTTP/1.1', `Host: ${siteHost}`];

test('a plain request for a page at hand is answered with it, and watched like any other', async () => {
  const heard = await ask(plain);
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard).toContain('text</body>');
  expect(heard).toMatch(/^X-Always: yes\r$/im);
  expect(heard).toMatch(/^Set-Cookie: visitor=new\r$/im);
  expect(watched).toEqual(['/']);
});

test('who has an id keeps it', async () => {
  const heard = await ask([...plain, 'Cookie: visitor=known']);
  expect(heard).toContain('text</body>');
  expect(heard).not.toMatch(/^Set-Cookie/im);
});

test.each<[string, readonly string[]]>([
  ['another page', ['GET /sss HTTP/1.1', `Host: ${siteHost}`]],
  ['another method', ['HEAD / HTTP/1.1', `Host: ${siteHost}`]],
  ['another name', ['GET / HTTP/1.1', 'Host: evil.example']],
  ['two names', [...plain, `Host: ${siteHost}`]],
  ['an old protocol', ['GET / HTTP/1.0', `Host: ${siteHost}`]],
  ['a member', [...plain, 'Cookie: session=1']],
  ['a name that a proxy tells', [...plain, 'X-Forwarded-Host: evil.example']],
  ['a protocol that is not the site’s', [...plain, 'X-Forwarded-Proto: https']],
  ['a body', [...plain, 'Content-Length: 0']],
])('%s is left to the framework', async (_what, lines) => {
  const heard = await ask(lines);
  expect(heard).not.toContain('text</body>');
  expect(watched).toHaveLength(1);
});

test.each([
  ['https', true],
  ['http', false],
])('behind a proxy that was asked over %s it goes, or does not, where the site is encrypted', async (told, goes) => {
  isSecure = true;
  const heard = await ask([...plain, `X-Forwarded-Proto: ${told}`]);
  expect(heard.includes('text</body>')).toBe(goes);
});
