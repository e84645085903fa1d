import type { ChildProcess } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import { freePort } from '#testing/free-port.ts';
import { launchBrowser } from '#testing/trial/browser.ts';
import { end, startDatabase, startProduct, startSandboxAlone } from '#testing/trial/processes.ts';
import { type Standing, whileStanding } from '#testing/trial/while-standing.ts';
import { askAside } from '../../e2e/quotation.ts';
import { type Bench, type Figures, isShort } from '../bench.ts';
import { median } from '../load/median.ts';
import { distribution } from '../quote/measure.ts';
import { openOthers } from './others.ts';
import { openWatchedDoor, type WatchedDoor } from './watched-door.ts';

const startCount = isShort ? 2 : 4;
const countPerStart = isShort ? 2 : 10;
const [otherCount, crowdedCount] = isShort ? [5, 2] : [100, 24];
const fastest = '901';
/** Long enough for the page to stand there and wait. */
const fastestMs = 2_500;
const slowestMs = 3_500;
/** Insurers are not asked at the very same moment: without it another would now and then be seen first. */
const leadMs = 150;

async function waitUntilUp(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function insurersOf(sandbox: string): Promise<readonly string[]> {
  const reply = await fetch(`${sandbox}/insurers`, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as readonly { code: string }[]).map(({ code }) => code);
}

/** Where the product finds its insurers: the watched one behind the door, all others without a stop on the way. */
function addressesOf(codes: readonly string[], sandbox: string, door: WatchedDoor): string {
  const accessTo = (code: string) => {
    const house = code === fastest ? `http://127.0.0.1:${door.port}` : sandbox;
    return [code, { url: `${house}/insurers/${code}`, ...demoCredentials(code) }] as const;
  };
  return JSON.stringify(Object.fromEntries(codes.map(accessTo)));
}

async function slowDown(sandbox: string, codes: readonly string[]): Promise<void> {
  for (const [index, code] of codes.entries()) {
    // One after another, so that answers of other quotations come at every moment.
    const laterMs = fastestMs + leadMs + Math.round(((slowestMs - fastestMs - leadMs) * index) / codes.length);
    const body = JSON.stringify({ mode: 'ok', latencyMs: code === fastest ? fastestMs : laterMs });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${sandbox}/insurers/${code}/behaviour`, { method: 'PUT', headers, body });
  }
}

/** In milliseconds since the epoch. */
type Moments = {
  /** When the first offer was on the page's socket. */
  readonly told: number;
  /** When its card stood in the document. */
  readonly drawn: number;
  /** When its card was painted. */
  readonly shown: number;
};

async function firstCardOf(context: BrowserContext, address: string): Promise<Moments> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const moments = { told: Number.NaN };
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          if (Number.isNaN(moments.told) && String(data).includes('"State":"active"')) moments.told = Date.now();
        });
      }
    };
    const seen = new Promise<Moments>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main article')) return;
        observer.disconnect();
        const drawn = Date.now();
        // The frame after the next one starts when the card's own has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ ...moments, drawn, shown: Date.now() })));
      }).observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { firstCard: seen });
  });
  await page.goto(address);
  const moments = await page.evaluate(() => (window as unknown as { firstCard: Promise<Moments> }).firstCard);
  await page.close();
  return moments;
}

/** How long after the insurer's answer the offer was told to the page, and its card was seen. */
async function delayOf(context: BrowserContext, door: WatchedDoor, sandbox: string): Promise<Moments> {
  const page = await context.newPage();
  const { address, nationalNumber } = await askAside(page, {}, { sandbox, branches: [] });
  await page.close();
  const { told, drawn, shown } = await firstCardOf(context, address);
  const answered = door.firstAnswerAbout(nationalNumber) ?? Number.NaN;
  await new Promise((resolve) => setTimeout(resolve, slowestMs));
  return { told: told - answered, drawn: drawn - answered, shown: shown - answered };
}

/** What came after each start of the product, which stands on when the last of them is through. */
async function delaysAfterStarts(
  start: () => Promise<ChildProcess>,
  delayOfOne: () => Promise<Moments>,
): Promise<readonly (readonly Moments[])[]> {
  const starts: Moments[][] = [];
  let product: ChildProcess | undefined;
  while (starts.length < startCount) {
    if (product) await end(product, 'SIGTERM');
    product = await start();
    const delays: Moments[] = [];
    while (delays.length < countPerStart) delays.push(await delayOfOne());
    starts.push(delays);
  }
  return starts;
}

function figuresOf(starts: readonly (readonly Moments[])[], crowdedDelays: readonly number[]): Figures {
  const crowded = distribution(crowdedDelays);
  const delays = starts.flat();
  const medianOfStarts = (at: number) => Math.round(median(starts.map((each) => each.at(at)?.shown ?? Number.NaN)));
  const { p50, p95, max } = distribution(delays.map(({ shown }) => shown));
  const told = distribution(delays.map((delay) => delay.told));
  const drawn = distribution(delays.map((delay) => delay.drawn));
  return {
    'half within, ms': p50,
    '95 % within, ms': p95,
    'slowest, ms': max,
    'of it until the page is told: half within, ms': told.p50,
    'of it until the page is told: 95 % within, ms': told.p95,
    'of it until the card is drawn: half within, ms': drawn.p50,
    'of it until the card is drawn: 95 % within, ms': drawn.p95,
    [`first quotation after a start, median of ${startCount} starts, ms`]: medianOfStarts(0),
    [`tenth quotation, median of ${startCount} starts, ms`]: medianOfStarts(-1),
    [`while ${otherCount} others run: half within, ms`]: crowded.p50,
    [`while ${otherCount} others run: 95 % within, ms`]: crowded.p95,
  };
}

async function measure(standing: Standing): Promise<Figures> {
  const server = await startDatabase(standing);
  const sandboxAlone = await startSandboxAlone(standing, 'brisk');
  const door = await openWatchedDoor(sandboxAlone.port, fastest);
  standing.onEnd(door.close);
  const port = await freePort();
  const sandbox = `http://127.0.0.1:${sandboxAlone.port}`;
  const codes = await insurersOf(sandbox);
  await slowDown(sandbox, codes);
  const env = {
    PORT: String(port),
    API_PORT: String(await freePort()),
    ROLE: 'web,api,worker',
    DATABASE_URL: server.url,
    SANDBOX_PORT: String(sandboxAlone.port),
    INSURERS: addressesOf(codes, sandbox, door),
    LIMIT_FACTOR: '1000',
  };
  const browser = await launchBrowser(standing);
  const site = `http://localhost:${port}`;
  const delayOfOne = async (): Promise<Moments> => {
    const context = await browser.newContext({ baseURL: site, locale: 'tr-TR' });
    const delay = await delayOf(context, door, sandbox);
    await context.close();
    return delay;
  };
  const start = async (): Promise<ChildProcess> => {
    const product = startProduct(standing, env);
    await waitUntilUp(`${site}/health`);
    return product;
  };
  const starts = await delaysAfterStarts(start, delayOfOne);
  const others = await openOthers(site, otherCount, sandbox);
  const crowdedDelays: number[] = [];
  for (let round = 0; round < crowdedCount; round += 1) {
    const asking = others.ask(round);
    crowdedDelays.push((await delayOfOne()).shown);
    await asking;
  }
  await others.close();
  return figuresOf(starts, crowdedDelays);
}

export const benchScreen: Bench = {
  name: 'screen',
  proves: `${startCount * countPerStart} quotations, one after another, each in a browser of its own, ${countPerStart} after each start of the product: from the moment the fastest insurer's answer has left its house to the frame that shows its card; then ${crowdedCount} more, each while the insurers answer ${otherCount} others.`,
  measures: 'time',
  needsBrowser: true,
  targets: {
    '95 % within, ms': { atMost: 50 },
    [`while ${otherCount} others run: 95 % within, ms`]: { atMost: 120 },
  },
  run: () => whileStanding(measure),
};
