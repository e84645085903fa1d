import { liveOffersPath, siteLivePath } from '#contracts/live-offers.ts';
import { between, pick } from '#sandbox/seeded.ts';

export type Random = () => number;
/** Words that hold bytes: one letter each. */
type Words = readonly [string, ...string[]];

const quotation = '7f0c2f3a-6b1e-4c1e-9d0e-0f7a5d1c2b3a';
export const livePaths = {
  site: `${siteLivePath}?teklif=${quotation}`,
  api: `${liveOffersPath}?HeaderGuid=${quotation}`,
};

export const plainTargets: Words = [
  '/',
  '/health',
  '/ready',
  '/404',
  '/kasko-sigortasi',
  '/trafik/teklif',
  '/api/proxy?endpoint=/login&isJson=1',
  '/odeme/donus/nestpay',
  '/login',
  '/faq/get-faqposts',
  '/sitemap.xml',
  '/icons/icon.svg',
  '/assets/none.js',
  '/webhooks/insurers/901/ticket',
  '/api/dosya/yukle',
];

const strangeTargets: Words = [
  '//',
  '//evil.example/x',
  '/\\evil.example',
  '*',
  'http://evil.example/health',
  'http://:0/',
  'https:///',
  'evil.example:443',
  '/%',
  '/%zz',
  '/%00',
  '/%c0%af',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2fpackage.json',
  '/\x01\x02',
  '/\xc3\x28\xff',
  '',
  '?',
  '#x',
  '/a b c',
  '/?__proto__[x]=1&constructor=2',
  '/health?%',
  `/?${'a=1&'.repeat(900)}`,
  `/${'a'.repeat(9_000)}`,
  `/${'../'.repeat(2_000)}`,
  `/${'a'.repeat(40_000)}`,
];

export const strangeTarget = (random: Random) => pick(random, strangeTargets);

export const methods: Words = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
];
export const strangeMethods: Words = [
  'CONNECT',
  'PRI',
  'get',
  '',
  'G\xc9T',
  'A'.repeat(300),
  'GET\t',
  '\x16\x03\x01\x02',
];
export const strangeVersions: Words = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/9.9', 'HTTP/1.1 x', 'http/1.1', ''];

export const strangeHosts: readonly [readonly string[], ...(readonly string[])[]] = [
  [],
  ['Host: a', 'Host: b'],
  ['Host: a b<>'],
  ['Host:'],
  ['Host: ['],
  ['Host: x:99999'],
  ['Host: http://x/'],
  ['Host: a@b'],
  [`Host: ${'h'.repeat(5_000)}`],
  ['Host: \xff\xfe'],
];

const strangeHeaders: Words = [
  `Cookie: visitor=${'a'.repeat(8_100)}`,
  `Cookie: visitor=${'\xff'.repeat(8_100)}`,
  `Cookie: ${'x=1; '.repeat(1_500)}`,
  'Cookie: =;;=%;visitor=%zz',
  `X-Long: ${'x'.repeat(20_000)}`,
  Array.from({ length: 1_500 }, (_, at) => `X-${at}: y`).join('\r\n'),
  'X-Twice: a\r\nX-Twice: b',
  'Bad Name: x',
  ': empty',
  'X-Folded: a\r\n b',
  'X-Null: a\x00b',
  'X-Bell: \x07',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: text/\x80',
  'Content-Type: multipart/form-data; boundary=',
  'Accept-Encoding: gzip, br;q=x',
  'Authorization: Bearer \xff',
  'X-Forwarded-For: 1.2.3.4, \xff, ::1%eth0',
  'X-Forwarded-Host: evil.example, a b',
  'X-Visitor-Address: not-an-address\r\nX-Site-Token: tebomweb-sandbox',
  'X-Request-Id: \x80\x81',
  'Expect: 100-continue',
  'Expect: something-else',
  'Connection: close',
  'Connection: keep-alive, Upgrade',
  'Connection: Transfer-Encoding',
  'If-None-Match: *',
  'Range: bytes=0-,5-1,-',
  'TE: trailers',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
];

export const someHeaders = (random: Random) =>
  Array.from({ length: between(random, 0, 3) }, () => pick(random, strangeHeaders));

const upgrades: Words = ['websocket', 'WebSocket', 'h2c', 'TLS/1.0', 'websocket, h2c', '', 'x'.repeat(3_000)];
const keys: Words = ['dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', 'short', '', '\xff'.repeat(24)];
const versions: Words = ['13', '13', '13', '8', '99', 'x'];

export const validUpgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${keys[0]}`,
];

export const someUpgrade = (random: Random) => [
  'Connection: Upgrade',
  `Upgrade: ${pick(random, upgrades)}`,
  `Sec-WebSocket-Version: ${pick(random, versions)}`,
  `Sec-WebSocket-Key: ${pick(random, keys)}`,
  ...(random() < 0.3 ? ['Sec-WebSocket-Extensions: permessage-deflate; x=y'] : []),
  ...(random() < 0.3 ? ['Sec-WebSocket-Protocol: vite-hmr'] : []),
];
