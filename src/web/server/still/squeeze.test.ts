import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codingFor, squeeze } from './squeeze.ts';

test('a body is the same in every coding', async () => {
  const text = '<p>Karşılaştırın, seçin, ödeyin.</p>'.repeat(50);
  const { br, gzip, identity } = await squeeze(text);
  expect([brotliDecompressSync(br), gunzipSync(gzip), identity].map(String)).toEqual([text, text, text]);
  expect(br.length).toBeLessThan(identity.length / 5);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who takes %j is sent %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

test('however many are asked for and however often, each is sent what it takes', () => {
  for (let at = 0; at < 200; at += 1) {
    const coding = at % 2 ? 'br' : 'gzip';
    expect(codingFor(`x-${at % 100}, ${coding}`)).toBe(coding);
  }
});
