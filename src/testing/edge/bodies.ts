import { edgeLimits } from '#edge/limits.ts';
import { between, pick } from '#sandbox/seeded.ts';
import type { Random } from './vocabulary.ts';

/** Headers that announce a body, and the body; whole where all of it comes as announced. */
export type Body = { readonly headers: readonly string[]; readonly text: string; readonly isWhole: boolean };

const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';

/** Of what is longer nothing more is read, and the answer may be lost with the rest. */
const sized = (type: string, text: string): Body => ({
  headers: [type, `Content-Length: ${text.length}`],
  text,
  isWhole: text.length <= edgeLimits.unreadBytes,
});

const chunked = (text: string, isWhole: boolean): Body => ({
  headers: [json, 'Transfer-Encoding: chunked'],
  text,
  isWhole,
});

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"; filename="f"\r\n\r\nx\r\n`;

const bodies: readonly [(random: Random) => Body, ...((random: Random) => Body)[]] = [
  () => sized(json, '{"Username":"u","Password":"p"}'),
  () => sized(json, '{'),
  () => sized(json, '{"__proto__":{"x":1}}'),
  () => sized(json, '['.repeat(50_000)),
  () => sized(json, `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`),
  () => sized(form, 'a=1&b=%zz&c=%00'),
  () => sized(form, 'a&'.repeat(100_000)),
  () => sized('Content-Type: text/xml', '<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>'),
  () => sized('Content-Type: multipart/form-data; boundary=b', `${part('one').repeat(200)}--b--`),
  () => sized('Content-Type: multipart/form-data; boundary=b', part('unended')),
  () => sized(json, `"${'x'.repeat(2_000_000)}"`),
  () => chunked(`${chunk('{"a":1}')}0\r\n\r\n`, true),
  () => chunked(chunk('x'.repeat(65_536)).repeat(40), false),
  () => chunked('zz\r\nnot a length', false),
  () => chunked(`${'f'.repeat(20)}\r\n`, false),
  () => chunked(`5;${'x'.repeat(20_000)}\r\nhello\r\n`, false),
  () => ({ headers: ['Content-Length: 10', 'Content-Length: 20'], text: '0123456789', isWhole: false }),
  () => ({ headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'], text: '0\r\n\r\n', isWhole: false }),
  () => ({ headers: ['Content-Length: -1'], text: '', isWhole: false }),
  () => ({ headers: ['Content-Length: 99999999999999999999'], text: 'x', isWhole: false }),
  () => ({ headers: ['Transfer-Encoding: gzip, chunked, x'], text: '0\r\n\r\n', isWhole: false }),
  (random) => ({
    headers: [json, `Content-Length: ${between(random, 20, 900_000)}`],
    text: '{"half":',
    isWhole: false,
  }),
];

export const someBody = (random: Random): Body => pick(random, bodies)(random);
