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
