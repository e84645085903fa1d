import { describe, expect, test } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { emptyList, loadingList, loadList } from './list-slice.ts';
import { sharedLists } from './shared-lists.ts';

function answering(reply: unknown): HttpLayer {
  return { call: () => Promise.resolve(reply as never) };
}

describe('shared lists', () => {
  test('[T-10] a list starts loading, without errors', () => {
    expect(loadingList).toMatchObject({ loading: true, hasErrors: false, data: [] });
  });

  test('[T-10] success ends loading with the data', async () => {
    const rows = [{ CityName: 'Adana', ID: 1 }];
    expect(await loadList(answering(envelope('ok', rows)), sharedLists.cities)).toEqual({ ...emptyList, data: rows });
  });

  test('[T-10] failure carries the message; no reply at all is a failure too', async () => {
    expect(await loadList(answering(envelope('queue', null)), sharedLists.cities)).toMatchObject({
      loading: false,
      hasErrors: true,
      message: 'Şu anda yoğunluk var. Biraz sonra tekrar deneyin.',
    });
    expect(await loadList(answering(undefined), sharedLists.cities)).toMatchObject({ hasErrors: true });
  });

  test('[T-10] phone brands, and the models of one, end loading with their data or with the message', async () => {
    const rows = [{ Title: 'Samsung', Key: 2 }];
    const asked: unknown[] = [];
    const listening = (reply: unknown): HttpLayer => ({
      call: (...question: unknown[]) => {
        asked.push(question);
        return Promise.resolve(reply as never);
      },
    });
    for (const [list, answers, question] of [
      [sharedLists.phoneBrands, {}, ['phoneBrands']],
      [sharedLists.phoneModels, { BrandId: '2' }, ['phoneModels', { BrandId: '2' }]],
    ] as const) {
      expect(await loadList(listening(envelope('ok', rows)), list, answers)).toEqual({ ...emptyList, data: rows });
      expect(asked.at(-1)).toEqual(question);
      expect(await loadList(listening(envelope('upstreamDown', null)), list, answers)).toEqual({
        ...emptyList,
        hasErrors: true,
        message: envelope('upstreamDown', null).Message,
      });
    }
  });

  test('[C-40] my policies are read from Data.Data', async () => {
    const policies = [{ PolicyGuid: 'p' }];
    const state = await loadList(answering(envelope('ok', { Data: policies })), sharedLists.myPolicies);
    expect(state.data).toEqual(policies);
  });

  test('[C-40] a 404 of companies is ignored, of others it is not', async () => {
    const missing = answering(envelope('notFound', null));
    expect(await loadList(missing, sharedLists.companies)).toEqual(emptyList);
    expect(await loadList(missing, sharedLists.cities)).toMatchObject({ hasErrors: true });
  });
});
