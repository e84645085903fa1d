import type { Page } from '@playwright/test';

export type Counted = {
  readonly requests: number;
  readonly scripts: number;
  /** Bytes of the bodies as they came over the wire, compressed. */
  readonly scriptBytes: number;
  readonly bytes: number;
};

type Told = { readonly isScript: boolean; headBytes: number; bytes: number };

/** Also a file that is fetched first and run later, as the application's are. */
const isScriptAt = (url: string) => new URL(url).pathname.endsWith('.js');

/** Counts what comes to a page over the wire from now on; each call of the result tells the sums so far. */
export async function countNetwork(page: Page): Promise<() => Counted> {
  const told = new Map<string, Told>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (!/^https?:/.test(request.url)) return;
    told.set(requestId, { isScript: type === 'Script' || isScriptAt(request.url), headBytes: 0, bytes: 0 });
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => told.delete(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) told.delete(requestId);
    const one = told.get(requestId);
    if (one) one.headBytes = response.encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = told.get(requestId);
    if (one) one.bytes = Math.max(0, encodedDataLength - one.headBytes);
  });
  return () => {
    const all = [...told.values()];
    const scripts = all.filter(({ isScript }) => isScript);
    const sum = (list: readonly Told[]) => list.reduce((bytes, one) => bytes + one.bytes, 0);
    return { requests: all.length, scripts: scripts.length, scriptBytes: sum(scripts), bytes: sum(all) };
  };
}
