import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { databaseText } from '#testing/database-text.ts';
import { buyMarked } from '#testing/marked-purchase.ts';
import { openedText } from '#testing/opened-text.ts';
import { type Marker, personalTraces } from '#testing/personal-traces.ts';

let api: TestApi;
let markers: readonly Marker[];
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  markers = await buyMarked(api);
}, 120_000);
afterAll(() => api.close());

test('whole purchases leave nothing of anybody readable in any table', async () => {
  const text = await databaseText(api.database.$client);
  expect(text).toContain('"state": "cancelRequested"');
  expect(personalTraces(markers, text)).toEqual([]);
});

test('all of it is there, sealed, papers included', async () => {
  const text = await openedText(api.database.$client);
  const kept = personalTraces(markers, text).map((trace) => trace.split(':')[0]);
  // What is declared of health stands under a key of its own.
  expect(markers.map(({ what }) => what).filter((what) => !kept.includes(what))).toEqual(['healthNote']);
  expect(text).toContain('%PDF');
});

test('a trace is found however it is written', () => {
  const marker = { what: 'surname', text: 'Akçam' };
  for (const encoding of ['hex', 'base64'] as const) {
    const text = Buffer.from(`{"surname":"Akçam"}`).toString(encoding);
    expect(personalTraces([marker], text)).toHaveLength(1);
  }
  for (const text of ['AKÇAM', 'akçam', 'x Akçam y']) expect(personalTraces([marker], text)).toHaveLength(1);
  expect(personalTraces([marker], 'Akcam')).toEqual([]);
});
