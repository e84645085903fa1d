import { afterEach, expect, test, vi } from 'vitest';
import { quotedAt } from '#catalog/flows/read-quote-address.ts';
import { exampleOfferList } from '#contracts/calls/offer.ts';
import { envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import type { OutcomeName } from '#contracts/outcomes.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { loadOpened } from './load-opened.ts';

const headerGuid = exampleOfferList.HeaderGuid;
const quoted = quotedAt('/trafik/kasko-teklif', new URLSearchParams());
const quotation = calls.vehicleQuotation.example.data;

type Replies = Readonly<Partial<Record<string, unknown>>>;
const answered = { vehicleQuotation: envelope('ok', quotation), listOffers: envelope('ok', exampleOfferList) };
const httpWith = (replies: Replies) => ({ call: (id: string) => Promise.resolve(replies[id]) }) as unknown as HttpLayer;
const load = (replies: Replies) => loadOpened(httpWith(replies), quoted, { kind: 'offers', headerGuid });

afterEach(() => vi.useRealTimers());

test('the quotation and its offers are handed over, by the minute in which they were read', async () => {
  const list = { ...exampleOfferList, ServerTime: '2026-11-15T09:00:42.123Z' };
  const opened = await load({ ...answered, listOffers: envelope('ok', list) });
  expect(opened?.quotation).toMatchObject({ kind: 'vehicle', QueryType: 'kasko' });
  expect(opened?.list).toEqual({ ...exampleOfferList, ServerTime: '2026-11-15T09:00:00.000Z' });
});

test.each<OutcomeName>(['notFound', 'codeConfirmationRequired', 'fault', 'tokenControl', 'tooManyRequests'])(
  'nothing is where either call says %s',
  async (outcome) => {
    expect(await load({ ...answered, vehicleQuotation: envelope(outcome, null) })).toBeUndefined();
    expect(await load({ ...answered, listOffers: envelope(outcome, null) })).toBeUndefined();
  },
);

test('nothing is where there is no reply, or the quotation is of another line', async () => {
  expect(await load({ ...answered, listOffers: undefined })).toBeUndefined();
  const other = envelope('ok', { ...quotation, QueryType: 'imm' });
  expect(await load({ ...answered, vehicleQuotation: other })).toBeUndefined();
});

test('a page does not wait for what is slow', async () => {
  vi.useFakeTimers();
  const http = { call: () => new Promise(() => undefined) } as unknown as HttpLayer;
  const opened = loadOpened(http, quoted, { kind: 'offers', headerGuid });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await opened).toBeUndefined();
});

test('other places ask for nothing', async () => {
  const call = vi.fn();
  expect(await loadOpened({ call } as unknown as HttpLayer, quoted, { kind: 'payment', headerGuid })).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});
