import type { Page } from '@playwright/test';

export type Counted = {
  readonly requests: number;
  readonly scripts: number;
  /** Bytes of the bodies as they came over the wire, compressed. */
  readonly scriptBytes: number;
  readonly bytes: number;
};

type Told = { readonly type: string; headBytes: number; bytes: number };

/** Counts what a page asks for from now on; each call of the result tells the sums so far. */
export async function countNetwork(page: Page): Promise<() => Counted> {
  const told = new Map<string, Told>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (/^https?:/.test(request.url)) told.set(requestId, { type, headBytes: 0, bytes: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const one = told.get(requestId);
    if (one) one.headBytes = response.encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = told.get(requestId);
    if (one) one.bytes = Math.max(0, encodedDataLength - one.headBytes);
  });
  return () => {
    const all = [...told.values()];
    const scripts = all.filter(({ type }) => type === 'Script');
    const sum = (list: readonly Told[]) => list.reduce((bytes, one) => bytes + one.bytes, 0);
    return { requests: all.length, scripts: scripts.length, scriptBytes: sum(scripts), bytes: sum(all) };
  };
}
